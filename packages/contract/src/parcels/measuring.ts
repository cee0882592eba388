import { impossibleMeasure, measureBounds, scaleNameMax } from '@crossdock/domain/parcels/measures.ts';
import { z } from 'zod';
import { locationCode } from '../warehouses/locations.ts';
import { id, note, plain, requiredWhole, text } from '../wire/values.ts';
import { courier } from './shapes.ts';

export const sideMm = requiredWhole(measureBounds.minSideMm, measureBounds.maxSideMm);

/** Grams and millimetres, within the limits of a possible parcel. */
export const measureInputFields = {
  weightG: requiredWhole(measureBounds.minWeightG, measureBounds.maxWeightG),
  lengthMm: sideMm,
  widthMm: sideMm,
  heightMm: sideMm,
};

type Measured = z.infer<ReturnType<typeof z.object<typeof measureInputFields>>>;

/** Refuses sides that are possible separately, but not together. */
export function refuseImpossibleVolume(measured: Measured, context: z.RefinementCtx): void {
  const field = impossibleMeasure(measured);
  if (field) context.addIssue({ code: 'custom', message: 'field.tooBig', path: [field] });
}

/** The name of the scale. */
export const scaleNameField = note(scaleNameMax).default('');

export const receiveInput = z
  .strictObject({
    courierNumber: text(60),
    /**
     * The parcel that was found by the scanned number. If the number belongs to another parcel now, the call
     * is refused.
     */
    parcelId: plain.optionalId,
    /** A person confirmed that this is the complete number, although another number ends with it. */
    certain: plain.yesNo.default(false),
    warehouseId: id,
    ...measureInputFields,
    scale: scaleNameField,
    /** If given, the parcel is shelved at once. */
    shelfCode: locationCode.optional(),
    /** The text on the label that may identify the member, for an unannounced parcel. */
    labelHint: note(120).default(''),
    courier: courier.optional(),
  })
  .superRefine(refuseImpossibleVolume);

export const remeasureInput = z
  .strictObject({ id, ...measureInputFields, scale: scaleNameField, why: text(200) })
  .superRefine(refuseImpossibleVolume);
