"""What people read: Lockup."""
