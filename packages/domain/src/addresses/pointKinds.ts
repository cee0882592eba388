/** Pickup points that the shop enters one by one: staffed counters, lockers and partner shops. */
export const shopPointKinds = ['counter', 'locker', 'store'] as const;
/**
 * All kinds of pickup point. Stores of a chain such as 7-11 are imported as a list; members enter the store's number
 * in an address.
 */
export const pickupPointKinds = [...shopPointKinds, 'convenienceStore'] as const;
export type PickupPointKind = (typeof pickupPointKinds)[number];
