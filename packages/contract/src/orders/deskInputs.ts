import { z } from 'zod';
import { measures, refuseRooms, scale } from '../parcels/measuring.ts';
import { id, text } from '../wire/values.ts';

const packageInput = z.strictObject({ ...measures, photoFileId: id.optional() }).superRefine(refuseRooms);

export const packInput = z.strictObject({
  orderId: id,
  /** The number with which packing began: it is this order’s or nothing is packed. */
  number: text(40).optional(),
  packages: z.array(packageInput).min(1, 'field.required').max(20, 'field.tooMany'),
  /** What they were weighed on. */
  scale,
  /** What was scanned off the list. */
  parcelIds: z.array(id).max(100, 'field.tooMany').default([]),
  /** The clerk says that all parcels are here without having scanned each. */
  allHere: z.boolean().default(false),
});

export const forwardingNumber = z
  .string({ error: 'field.required' })
  .trim()
  .min(1, 'field.required')
  .transform((written) => written.normalize('NFKC').toUpperCase().replace(/\s/g, ''))
  .pipe(z.string().regex(/^[A-Z0-9-]{5,40}$/, 'order.forwardingNumber'));

export const shipInput = z.strictObject({
  /** The order's number, as scanned or typed. */
  number: text(40),
  /** The order that was looked up when its number was scanned: it is this one or none. */
  orderId: id.optional(),
  forwardingNumber,
  /** Where another carrier takes it than the one ordered. */
  carrierId: id.optional(),
});
