/** Where staff hand parcels out, where a locker does, and shops of partners: what the shop enters one by one. */
export const ownPointKinds = ['counter', 'locker', 'store'] as const;
/** A chain's stores, such as 7-11, come as a list; members give their number in an address. */
export const pickupPointKinds = [...ownPointKinds, 'convenienceStore'] as const;
export type PickupPointKind = (typeof pickupPointKinds)[number];
