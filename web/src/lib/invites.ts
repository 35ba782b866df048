/** Secret links of tables made from this page: shown until it is closed, kept nowhere else. */

import type { Links } from '../wire/types';

export const invited = new Map<string, Links>();

/** A path of the server as something to send to people. */
export const whole = (link: string): string => new URL(link, location.origin).href;
