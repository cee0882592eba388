/** Moments of the desks, in milliseconds: unlike those of `performance`, they can be compared over a reload. */
export const deskNow = (): number => performance.timeOrigin + performance.now();

export const momentOf = ({ timeStamp }: Event): number => performance.timeOrigin + timeStamp;
