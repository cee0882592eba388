import { type EventOf, machineOf, staff } from '../machine.ts';

export const couponStates = ['draft', 'active', 'stopped'] as const;
export type CouponState = (typeof couponStates)[number];

/** A stopped coupon is no longer given to anyone. Members who hold a copy can still use it. */
export const couponMachine = machineOf(couponStates, ['draft'], {
  activate: [staff, { draft: 'active', stopped: 'active' }],
  stop: [staff, { active: 'stopped' }],
});
export type CouponEvent = EventOf<typeof couponMachine>;

/**
 * The state of a member's copy in the API: 1 unused, 2 expired, 3 used. The specification (section 9) defines 1 and
 * 2; 3 is our own addition.
 */
export const couponStatuses = [1, 2, 3] as const;
export type CouponStatus = (typeof couponStatuses)[number];
