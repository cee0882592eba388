/**
 * The number on the label of a pickup's nth piece. When the piece becomes a parcel, this is the parcel's courier
 * number.
 * @example pieceNumber('PK7', 2) // → 'PK7-2'
 */
export const pieceNumber = (pickupNumber: string, n: number): string => `${pickupNumber}-${n}`;
