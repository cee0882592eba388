import {
  serviceKinds,
  servicePaymentModes,
  serviceTargets,
  serviceUnits,
} from '@crossdock/domain/services/kinds.ts';
import { memberPicturesMax, quantityMax, taskNoteMax } from '@crossdock/domain/services/price.ts';
import { taskStates } from '@crossdock/domain/services/states.ts';
import { z } from 'zod';
import { pictureView } from '../wire/pictures.ts';
import { documentAddress } from '../wire/sensitiveDocuments.ts';
import { count, id, instant, minor, note, plain, whole } from '../wire/values.ts';

/** An offered service, in the reader's language. */
export const offeredService = z.object({
  id,
  kind: z.enum(serviceKinds),
  unit: z.enum(serviceUnits),
  priceMinor: minor,
  name: plain.text,
  about: plain.text,
  pictures: z.array(pictureView),
  /** Whether the service is offered for parcels or for orders. */
  places: z.array(z.enum(serviceTargets)),
  /** How the service can be paid for a parcel. */
  payers: z.array(z.enum(servicePaymentModes)),
});
export type OfferedService = z.infer<typeof offeredService>;

const taskActions = ['cancel', 'reshoot'] as const;

/** A service task, as both apps show it. */
export const taskFacts = z.object({
  id,
  kind: z.enum(serviceKinds),
  state: z.enum(taskStates),
  name: plain.text,
  unit: z.enum(serviceUnits),
  priceMinor: minor,
  quantity: count,
  freeQuantity: count,
  amountMinor: minor,
  payer: z.enum(servicePaymentModes),
  /** What the member wrote about the work, such as what to photograph; empty if nothing. */
  wish: plain.text,
  reshoot: z.object({ at: instant, wish: plain.text }).nullable(),
  /** The member's own photos of the purchase. */
  own: z.array(pictureView),
  /** The proof of purchase from the forecast; null if there is none. */
  proof: documentAddress.nullable(),
  results: z.array(pictureView),
  /** The warehouse's note about the work. */
  note: plain.text,
  /** Why the service was not possible. */
  reason: plain.text,
  parcelId: plain.maybeId,
  courierNumber: plain.text,
  goodsName: plain.text,
  orderId: plain.maybeId,
  orderNumber: plain.text,
  createdAt: instant,
  endedAt: plain.maybeInstant,
});

export const taskView = taskFacts.extend({
  /** The actions that the reader can take on the task now. */
  actions: z.array(z.enum(taskActions)),
  /** Whether the reader has seen the result. */
  seen: plain.yesNo,
});
export type TaskView = z.infer<typeof taskView>;

export const quantity = whole.min(1, 'field.tooSmall').max(quantityMax, 'field.tooBig');
export const taskWish = note(taskNoteMax);

/** Pictures of the member, uploaded with the type `service`. */
export const memberPictures = z.array(id).max(memberPicturesMax, 'field.tooMany').default([]);

/** Services for the whole order. */
export const chosenServices = z
  .array(z.strictObject({ serviceId: id, quantity: quantity.default(1) }))
  .max(20, 'field.tooMany')
  .default([]);
