import { dayParts, weekdays } from '@crossdock/domain/pickups/days.ts';
import { z } from 'zod';
import { parcelState } from '../parcels/shapes.ts';
import { pictureView } from '../wire/pictures.ts';
import { answered, id, text, typed, whole } from '../wire/values.ts';
import { pickupsFacts } from './facts.ts';

const facts = pickupsFacts;

/** A day of the shop's calendar. */
export const pickupDay = typed(facts.day);
export const dayPart = typed(facts.part);

export const addPickTaskInput = z.strictObject({
  areaId: id,
  address: typed(facts.address),
  contact: typed(facts.contact),
  /** The number that the driver calls at the door. */
  phone: typed(facts.phone)
    .regex(/^[\d+()#\- ]*$/, 'field.phoneFree')
    .refine((typed) => /^$|(?:\d\D*){6}/.test(typed), 'field.phoneShort'),
  weightG: typed(facts.weightG),
  pieces: typed(facts.pieces).default(1),
  remark: typed(facts.remark).default(''),
  day: pickupDay,
  part: dayPart,
  /** The price that the member saw. If it has changed, nothing is charged. */
  amountMinor: whole.optional(),
});

export const savePickupAreaInput = z.strictObject({
  /** Left out for a new one. */
  id: id.optional(),
  zh: text(60),
  tw: text(60),
  en: text(80),
  places: typed(facts.places).default(''),
  warehouseId: id,
  baseMinor: typed(facts.baseMinor),
  baseWeightG: typed(facts.baseWeightG),
  stepMinor: typed(facts.stepMinor),
  maxWeightG: typed(facts.maxWeightG),
  active: z.boolean(),
});

export const staffPickupArea = savePickupAreaInput.extend({ id, warehouseName: z.string() });
export type StaffPickupArea = z.infer<typeof staffPickupArea>;

/** An area with pickups, in the reader's language. */
export const pickupArea = z.object({
  id,
  name: z.string(),
  /** Its names in every language. */
  names: z.array(z.string()),
  places: z.array(z.string()),
  warehouseName: z.string(),
  ...answered(facts, ['baseMinor', 'baseWeightG', 'stepMinor', 'maxWeightG']),
});
export type PickupArea = z.infer<typeof pickupArea>;

export const pickupSettings = z.strictObject({
  leadDays: typed(facts.leadDays),
  horizonDays: typed(facts.horizonDays),
  weekdays: z
    .array(z.literal([...weekdays]))
    .min(1, 'field.required')
    .max(7, 'field.tooMany'),
  parts: z.array(z.enum(dayParts)).min(1, 'field.required').max(dayParts.length, 'field.tooMany'),
});

/** A pickup, as both apps show it. */
export const pickTaskFacts = z.object({
  id,
  areaId: id,
  ...answered(facts, ['number', 'state', 'areaName', 'address', 'contact', 'phone', 'weightG', 'pieces']),
  ...answered(facts, ['remark', 'amountMinor', 'driver', 'note', 'reason']),
  ...answered(facts, ['createdAt', 'collectedAt', 'endedAt']),
  day: pickupDay,
  part: dayPart,
  plannedDay: pickupDay.nullable(),
  plannedPart: dayPart.nullable(),
  parcels: z.array(
    z.object({ id, courierNumber: z.string(), state: parcelState, pictures: z.array(pictureView) }),
  ),
});

export const pickTask = pickTaskFacts.extend({
  mayCancel: z.boolean(),
  /** It failed, and I have not seen the reason. */
  unseen: z.boolean(),
});
export type PickTask = z.infer<typeof pickTask>;
