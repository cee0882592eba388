import { z } from 'zod';
import { count, id, plain } from '../wire/values.ts';

/** The parcels that a box contains. Their number is limited to the most parcels that an order can have. */
export const packedParcels = z
  .array(z.strictObject({ parcelId: id, pieces: count.min(1, 'field.tooSmall').optional() }))
  .max(100, 'field.tooMany');

/** The contents of a box. Empty for orders whose packing did not record contents. */
export const boxContents = z.array(
  z.object({
    parcelId: id,
    courierNumber: plain.text,
    goodsName: plain.text,
    /** Null for a part of a parcel that was not counted. */
    pieces: plain.maybeCount,
    goodsCount: count,
  }),
);
export type BoxContents = z.infer<typeof boxContents>;
