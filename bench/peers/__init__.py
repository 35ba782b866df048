"""The engines that Bighouse is measured beside, each run in an environment of its own."""
