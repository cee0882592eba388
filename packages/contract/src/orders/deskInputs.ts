import { z } from 'zod';
import { measureInputFields, refuseImpossibleVolume, scaleNameField } from '../parcels/measuring.ts';
import { id, note, plain, text } from '../wire/values.ts';
import { packedParcels } from './contents.ts';
import { packageIds } from './packages.ts';

const packageInput = z
  .strictObject({
    ...measureInputFields,
    photoFileId: plain.optionalId,
    /** The parcels in the package. Given for all packages or for none. */
    contents: packedParcels.optional(),
  })
  .superRefine(refuseImpossibleVolume);

export const packInput = z.strictObject({
  orderId: id,
  /** The order's number when packing began. If this number belongs to another order now, nothing is packed. */
  number: text(40).optional(),
  packages: z.array(packageInput).min(1, 'field.required').max(20, 'field.tooMany'),
  /** The name of the scale. */
  scale: scaleNameField,
  /** The parcels that were scanned. */
  parcelIds: z.array(id).max(100, 'field.tooMany').default([]),
  /** The clerk confirms that all parcels are here without scanning each. */
  allHere: plain.yesNo.default(false),
});

export const forwardingNumber = z
  .string({ error: 'field.required' })
  .trim()
  .min(1, 'field.required')
  .transform((written) => written.normalize('NFKC').toUpperCase().replace(/\s/g, ''))
  .pipe(z.string().regex(/^[A-Z0-9-]{5,40}$/, 'order.forwardingNumber'));

export const shipInput = z.strictObject({
  /** The order's number, or a package's, as scanned or typed. A package's number ships only that package. */
  number: text(40),
  /** With an order's number: the packages to ship; by default all that are not shipped yet. */
  packageIds,
  /**
   * The order that was found by the scanned number. If the number belongs to another order now, the call is
   * refused.
   */
  orderId: plain.optionalId,
  forwardingNumber,
  /** Given only if a carrier other than the ordered one transports the package. */
  carrierId: plain.optionalId,
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
