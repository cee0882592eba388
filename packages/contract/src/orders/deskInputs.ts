import { z } from 'zod';
import { measures, refuseRooms, scale } from '../parcels/measuring.ts';
import { id, note, text } from '../wire/values.ts';
import { packedParcels } from './contents.ts';
import { packageIds } from './packages.ts';

const packageInput = z
  .strictObject({
    ...measures,
    photoFileId: id.optional(),
    /** The parcels in it; for all packages or for none. */
    contents: packedParcels.optional(),
  })
  .superRefine(refuseRooms);

export const packInput = z.strictObject({
  orderId: id,
  /** The number with which packing began; if it is another order's, nothing is packed. */
  number: text(40).optional(),
  packages: z.array(packageInput).min(1, 'field.required').max(20, 'field.tooMany'),
  /** The scale that was used. */
  scale,
  /** The parcels that were scanned. */
  parcelIds: z.array(id).max(100, 'field.tooMany').default([]),
  /** The clerk confirms that all parcels are here without scanning each. */
  allHere: z.boolean().default(false),
});

export const forwardingNumber = z
  .string({ error: 'field.required' })
  .trim()
  .min(1, 'field.required')
  .transform((written) => written.normalize('NFKC').toUpperCase().replace(/\s/g, ''))
  .pipe(z.string().regex(/^[A-Z0-9-]{5,40}$/, 'order.forwardingNumber'));

export const shipInput = z.strictObject({
  /** The order's number, or a package's, as scanned or typed. A package's ships that one alone. */
  number: text(40),
  /** With the order's number: which packages; left out: all that have not left. */
  packageIds,
  /** The order that was looked up by the scanned number; another one is refused. */
  orderId: id.optional(),
  forwardingNumber,
  /** Set if another carrier than the ordered one takes it. */
  carrierId: id.optional(),
});

export const signForInput = z.strictObject({
  orderId: id,
  packageIds,
  signer: text(50),
  note: note(200).default(''),
  fileIds: z.array(id).max(5, 'field.tooMany').default([]),
});

/** Why the parcels of an order cannot be packed into these packages. */
export const contentsRefusals = [
  'order.parcelForeign',
  'order.parcelUnpacked',
  'order.boxEmpty',
  'order.piecesTooMany',
  'order.piecesMissing',
] as const;
