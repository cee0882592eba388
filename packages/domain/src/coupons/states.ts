import { type EventOf, machineOf, staff } from '../machine.ts';

export const couponStates = ['draft', 'active', 'stopped'] as const;
export type CouponState = (typeof couponStates)[number];

/** A stopped coupon is no longer given to anyone. Members who hold a copy can still use it. */
export const couponMachine = machineOf(couponStates, ['draft'], {
  activate: [staff, { draft: 'active', stopped: 'active' }],
  stop: [staff, { active: 'stopped' }],
});
export type CouponEvent = EventOf<typeof couponMachine>;

/** A member's copies on the wire (specification, section 9: 1 to be used, 2 expired; 3 is ours). */
export const couponStatuses = [1, 2, 3] as const;
export type CouponStatus = (typeof couponStatuses)[number];
