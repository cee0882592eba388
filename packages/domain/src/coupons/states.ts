import { type Machine, staff } from '../machine.ts';

export const couponStates = ['draft', 'active', 'stopped'] as const;
export type CouponState = (typeof couponStates)[number];

export const couponEvents = ['activate', 'stop'] as const;
export type CouponEvent = (typeof couponEvents)[number];

/** A stopped coupon is no longer given to anyone. Members who hold a copy can still use it. */
export const couponMachine: Machine<CouponState, CouponEvent> = {
  initial: ['draft'],
  states: couponStates,
  events: couponEvents,
  transitions: [
    { from: 'draft', event: 'activate', to: 'active', who: staff },
    { from: 'active', event: 'stop', to: 'stopped', who: staff },
    { from: 'stopped', event: 'activate', to: 'active', who: staff },
  ],
};

/** A member's copies on the wire (specification, section 9: 1 to be used, 2 expired; 3 is ours). */
export const couponStatuses = [1, 2, 3] as const;
export type CouponStatus = (typeof couponStatuses)[number];
