/**
 * The number on the label of the nth piece. It is also that parcel's courier number.
 * @example pieceNumber('PK7', 2) // → 'PK7-2'
 */
export const pieceNumber = (pickupNumber: string, n: number): string => `${pickupNumber}-${n}`;
