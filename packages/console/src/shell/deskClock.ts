/**
 * Timestamps for the desks, in milliseconds. Unlike those of `performance`, they can be compared across a
 * reload.
 */
export const deskNow = (): number => performance.timeOrigin + performance.now();

export const momentOfEvent = ({ timeStamp }: Event): number => performance.timeOrigin + timeStamp;
