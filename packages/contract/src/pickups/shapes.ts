import { dayParts, horizonDaysMax, leadDaysMax, weekdays } from '@crossdock/domain/pickups/days.ts';
import {
  lightestPickupG,
  pickupPiecesMax,
  pickupPriceMaxMinor,
  pickupWeightMaxG,
} from '@crossdock/domain/pickups/price.ts';
import { pickupStates } from '@crossdock/domain/pickups/states.ts';
import { z } from 'zod';
import { parcelState } from '../parcels/shapes.ts';
import { pictureView } from '../wire/pictures.ts';
import { id, instant, minor, note, text, whole } from '../wire/values.ts';

const count = z.number().int();

/** A day of the shop's calendar. */
export const pickupDay = z.iso.date({ error: 'field.required' });
export const dayPart = z.enum(dayParts, { error: 'field.required' });

export const addPickTaskInput = z.strictObject({
  areaId: id,
  address: text(200),
  contact: text(50),
  /** The driver calls it from the door. */
  phone: text(30)
    .regex(/^[\d+()#\- ]*$/, 'field.phoneFree')
    .refine((typed) => /^$|(?:\d\D*){6}/.test(typed), 'field.phoneShort'),
  weightG: whole.min(lightestPickupG, 'field.tooSmall').max(pickupWeightMaxG, 'field.tooBig'),
  pieces: whole.min(1, 'field.tooSmall').max(pickupPiecesMax, 'field.tooBig').default(1),
  remark: note(300).default(''),
  day: pickupDay,
  part: dayPart,
  /** The price that the member was shown: if it is another by now, nothing is taken. */
  amountMinor: whole.optional(),
});

const tariff = {
  baseMinor: whole.min(0, 'field.tooSmall').max(pickupPriceMaxMinor, 'field.tooBig'),
  baseWeightG: whole.min(0, 'field.tooSmall').max(pickupWeightMaxG, 'field.tooBig'),
  stepMinor: whole.min(0, 'field.tooSmall').max(pickupPriceMaxMinor, 'field.tooBig'),
  maxWeightG: whole.min(lightestPickupG, 'field.tooSmall').max(pickupWeightMaxG, 'field.tooBig'),
};

export const savePickupAreaInput = z.strictObject({
  /** Missing: a new one. */
  id: id.optional(),
  zh: text(60),
  tw: text(60),
  en: text(80),
  /** Towns and districts by which members find it, separated by commas or line ends. */
  places: note(2_000).default(''),
  warehouseId: id,
  ...tariff,
  active: z.boolean(),
});

export const staffPickupArea = savePickupAreaInput.extend({ id, warehouseName: z.string() });
export type StaffPickupArea = z.infer<typeof staffPickupArea>;

/** Where goods are fetched, in the reader's language. */
export const pickupArea = z.object({
  id,
  name: z.string(),
  /** Its names in every language. */
  names: z.array(z.string()),
  places: z.array(z.string()),
  warehouseName: z.string(),
  baseMinor: minor,
  baseWeightG: count,
  stepMinor: minor,
  maxWeightG: count,
});
export type PickupArea = z.infer<typeof pickupArea>;

export const pickupSettings = z.strictObject({
  leadDays: whole.min(0, 'field.tooSmall').max(leadDaysMax, 'field.tooBig'),
  horizonDays: whole.min(1, 'field.tooSmall').max(horizonDaysMax, 'field.tooBig'),
  weekdays: z
    .array(z.literal([...weekdays]))
    .min(1, 'field.required')
    .max(7, 'field.tooMany'),
  parts: z.array(z.enum(dayParts)).min(1, 'field.required').max(dayParts.length, 'field.tooMany'),
});

/** A pickup task, as both faces see it. */
export const pickTaskFacts = z.object({
  id,
  number: z.string(),
  state: z.enum(pickupStates),
  areaId: id,
  areaName: z.string(),
  address: z.string(),
  contact: z.string(),
  phone: z.string(),
  weightG: count,
  pieces: count,
  remark: z.string(),
  amountMinor: minor,
  day: pickupDay,
  part: dayPart,
  plannedDay: pickupDay.nullable(),
  plannedPart: dayPart.nullable(),
  driver: z.string().nullable(),
  /** What the driver says of what was fetched. */
  note: z.string(),
  /** Why it failed. */
  reason: z.string(),
  createdAt: instant,
  collectedAt: instant.nullable(),
  endedAt: instant.nullable(),
  parcels: z.array(
    z.object({ id, courierNumber: z.string(), state: parcelState, pictures: z.array(pictureView) }),
  ),
});

export const pickTask = pickTaskFacts.extend({
  mayCancel: z.boolean(),
  /** It failed, and I have not looked at why. */
  unseen: z.boolean(),
});
export type PickTask = z.infer<typeof pickTask>;
