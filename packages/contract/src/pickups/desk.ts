import { pickupPiecesMax, piecePicturesMax } from '@crossdock/domain/pickups/price.ts';
import { pickupStates } from '@crossdock/domain/pickups/states.ts';
import { z } from 'zod';
import { searchWords } from '../wire/auditFilters.ts';
import { settingsCalls, staff } from '../wire/call.ts';
import { dayRangeFields, listOf } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { savedRecordCalls } from '../wire/recordCalls.ts';
import { count, createdAnswer, id, inputFieldOf, minor, ofMember, plain } from '../wire/values.ts';
import { pickupsFacts } from './facts.ts';
import {
  basicPickTask,
  dayPart,
  pickupDay,
  pickupSettings,
  savePickupAreaInput,
  staffPickupArea,
} from './shapes.ts';

/** Pickups to be planned, to be collected, on the way to the warehouse, finished, and all. */
export const pickupTabs = ['toPlan', 'planned', 'collected', 'ended', 'all'] as const;

const staffPickTask = basicPickTask.extend({
  ...ofMember,
  warehouseName: plain.text,
  driverId: plain.maybeId,
});
export type StaffPickTask = z.infer<typeof staffPickTask>;

export const planPickupsInput = z.strictObject({
  ids: z.array(id).min(1, 'field.required').max(100, 'field.tooMany'),
  day: pickupDay,
  /** If omitted, the part of the day that each member requested. */
  part: dayPart.optional(),
  driverId: z.uuid({ error: 'field.required' }),
  /** The pickups are already planned and get another day or driver. */
  again: plain.yesNo.default(false),
});

export const collectPickupInput = z.strictObject({
  id,
  /** Each piece becomes a parcel, with the photos that staff uploaded as `pickup`. */
  pieces: z
    .array(z.strictObject({ fileIds: z.array(id).max(piecePicturesMax, 'field.tooMany') }))
    .min(1, 'field.required')
    .max(pickupPiecesMax, 'field.tooMany')
    .refine((pieces) => {
      const all = pieces.flatMap(({ fileIds }) => fileIds);
      return new Set(all).size === all.length;
    }, 'pickup.pictureUnknown'),
  note: inputFieldOf(pickupsFacts.note).default(''),
});
const failPickupInput = z.strictObject({ id, reason: inputFieldOf(pickupsFacts.reason) });

const areas = savedRecordCalls('staff/pickups/areas', staffPickupArea);

const settings = settingsCalls('staff/pickups/settings', pickupSettings, pickupSettings);

export const pickupDeskCalls = {
  listPickups: staff('parcel.read').page('staff/pickups', {
    summary: 'Pickups by shelf, day and driver: what is planned in the order of the day, the rest by age',
    filters: {
      shelf: z.enum(pickupTabs).default('toPlan'),
      /** Only pickups that are planned for this day. */
      day: z.iso.date({ error: 'field.invalid' }).optional(),
      driverId: plain.optionalId,
      areaId: plain.optionalId,
      warehouseId: plain.optionalId,
      state: z.enum(pickupStates).optional(),
      ...dayRangeFields,
      memberId: plain.optionalId,
      /** A number, an account, a name, or part of the address. */
      words: searchWords,
    },
    of: staffPickTask,
    with: {
      counts: z.object({ toPlan: count, planned: count, collected: count }),
      /** Pickups planned for past days. */
      late: count,
      drivers: z.array(z.object({ id, name: plain.text })),
      /** Today in the shop's time zone. */
      today: pickupDay,
    },
    table: {
      views: 'pickups',
      title: 'shell.nav.pickups',
      columns: {
        number: column.text('tables.number', 'number'),
        member: column.member('tables.member'),
        address: column.text('tables.address', 'areaName address'),
        contact: column.text('tables.contact', 'contact phone'),
        day: column.text('tables.day', 'day'),
        planned: column.text('tables.planned', 'plannedDay driver'),
        pieces: column.count('tables.pieces', 'pieces'),
        weight: column.weight('tables.weight', 'weightG'),
        amount: column.money('tables.amount', 'amountMinor'),
        state: column.choice('tables.state', 'state', 'pickups.state'),
        reason: column.text('tables.reason', 'reason note'),
      },
    },
  }),
  planPickups: staff('pickup.work').postOnce('staff/pickups/plan', {
    summary: 'Schedule pickups with day and driver; notifies the members',
    input: planPickupsInput,
    refusals: ['pickup.taken', 'pickup.driver', 'pickup.dayPast'],
  }),
  collectPickup: staff('pickup.work').postOnce('staff/pickups/collect', {
    summary: 'Mark a pickup as collected; each piece becomes a forecast parcel',
    input: collectPickupInput,
    output: listOf(z.object({ id, courierNumber: plain.text })),
    refusals: ['pickup.wrongState', 'pickup.pictureUnknown', 'pickup.pictureMissing'],
  }),
  failPickup: staff('pickup.work').postOnce('staff/pickups/fail', {
    summary: 'Mark a pickup as not completed; notifies and refunds the member',
    input: failPickupInput,
    output: z.object({ refundMinor: minor }),
    refusals: ['pickup.wrongState'],
  }),
  listPickupAreas: areas.list('shop.read', 'List pickup areas and prices, inactive ones too'),
  savePickupArea: areas.save('pickup.write', {
    summary: 'Add or change a pickup area; booked pickups keep their price',
    input: savePickupAreaInput,
    output: createdAnswer,
    refusals: ['pickup.bounds', 'parcel.warehouse'],
  }),
  getPickupSettings: settings.get('shop.read', 'Get the pickup times'),
  savePickupSettings: settings.save('pickup.write', 'Set the pickup times'),
};
