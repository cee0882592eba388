import { dayParts, weekdays } from '@crossdock/domain/pickups/days.ts';
import { z } from 'zod';
import { parcelState } from '../parcels/shapes.ts';
import { pictureView } from '../wire/pictures.ts';
import { answerFields, id, inputFieldOf, plain, textsUpTo, whole } from '../wire/values.ts';
import { pickupsFacts } from './facts.ts';

const facts = pickupsFacts;

/** A day of the shop's calendar. */
export const pickupDay = inputFieldOf(facts.day);
export const dayPart = inputFieldOf(facts.part);

export const addPickTaskInput = z.strictObject({
  areaId: id,
  address: inputFieldOf(facts.address),
  contact: inputFieldOf(facts.contact),
  /** The number that the driver calls at the door. */
  phone: inputFieldOf(facts.phone)
    .regex(/^[\d+()#\- ]*$/, 'field.phoneFree')
    .refine((typed) => /^$|(?:\d\D*){6}/.test(typed), 'field.phoneShort'),
  weightG: inputFieldOf(facts.weightG),
  pieces: inputFieldOf(facts.pieces).default(1),
  remark: inputFieldOf(facts.remark).default(''),
  day: pickupDay,
  part: dayPart,
  /** The price that the member saw. If it has changed, nothing is charged. */
  amountMinor: whole.optional(),
});

export const savePickupAreaInput = z.strictObject({
  /** Omitted for a new area. */
  id: plain.optionalId,
  ...textsUpTo(60, 80),
  places: inputFieldOf(facts.places).default(''),
  warehouseId: id,
  baseMinor: inputFieldOf(facts.baseMinor),
  baseWeightG: inputFieldOf(facts.baseWeightG),
  stepMinor: inputFieldOf(facts.stepMinor),
  maxWeightG: inputFieldOf(facts.maxWeightG),
  active: plain.yesNo,
});

export const staffPickupArea = savePickupAreaInput.extend({ id, warehouseName: plain.text });
export type StaffPickupArea = z.infer<typeof staffPickupArea>;

/** An area with pickups, in the reader's language. */
export const pickupArea = z.object({
  id,
  name: plain.text,
  /** The area's names in every language. */
  names: plain.texts,
  places: plain.texts,
  warehouseName: plain.text,
  ...answerFields(facts, ['baseMinor', 'baseWeightG', 'stepMinor', 'maxWeightG']),
});
export type PickupArea = z.infer<typeof pickupArea>;

export const pickupSettings = z.strictObject({
  leadDays: inputFieldOf(facts.leadDays),
  horizonDays: inputFieldOf(facts.horizonDays),
  weekdays: z
    .array(z.literal([...weekdays]))
    .min(1, 'field.required')
    .max(7, 'field.tooMany'),
  parts: z.array(z.enum(dayParts)).min(1, 'field.required').max(dayParts.length, 'field.tooMany'),
});

/** A pickup, as both apps show it. */
export const basicPickTask = z.object({
  id,
  areaId: id,
  ...answerFields(facts, ['number', 'state', 'areaName', 'address', 'contact', 'phone', 'weightG', 'pieces']),
  ...answerFields(facts, ['remark', 'amountMinor', 'driver', 'note', 'reason']),
  ...answerFields(facts, ['createdAt', 'collectedAt', 'endedAt']),
  day: pickupDay,
  part: dayPart,
  plannedDay: pickupDay.nullable(),
  plannedPart: dayPart.nullable(),
  parcels: z.array(
    z.object({ id, courierNumber: plain.text, state: parcelState, pictures: z.array(pictureView) }),
  ),
});

export const pickTask = basicPickTask.extend({
  mayCancel: plain.yesNo,
  /** The pickup failed, and the member has not seen the reason. */
  unseen: plain.yesNo,
});
export type PickTask = z.infer<typeof pickTask>;
