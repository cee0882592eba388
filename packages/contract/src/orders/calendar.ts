import { mergeReasons } from '@crossdock/domain/parcels/merge.ts';
import { shownPauseReasons } from '@crossdock/domain/pricing/clockPauses.ts';
import { storageCauses } from '@crossdock/domain/pricing/storage.ts';
import { calendarAdvices, calendarDayKinds } from '@crossdock/domain/pricing/storageCalendar.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { id, instant, minor, query } from '../wire/values.ts';

const count = z.number().int();
const money = {
  /** The whole storage fee if the parcels are sent on that day. */
  rentMinor: minor,
  addedMinor: minor,
};

const calendarParcel = z.object({
  id,
  courierNumber: z.string(),
  goodsName: z.string(),
  /** When its storage days began. */
  since: instant,
  cause: z.enum(storageCauses),
  freeDaysLeft: count,
  rentMinor: minor,
  dayCostMinor: minor,
  /** When the first rent is due; null: none is in sight. */
  rentBegins: instant.nullable(),
  pausedNow: z.boolean(),
  pausedDays: count,
  pauseCause: z.enum([...shownPauseReasons, 'closed', 'none']),
  pauseWhy: z.string(),
  /** Pauses that are over, the oldest first. Days on which the warehouse was closed are not among them. */
  pastPauses: z.array(z.object({ cause: z.enum(shownPauseReasons), from: instant, until: instant })),
  /** Why it is left out of the price; `none`: it is in it. */
  obstacle: z.enum([...mergeReasons, 'none']),
  /** For each day of the calendar. */
  kinds: z.array(z.enum(calendarDayKinds)),
  addedMinor: z.array(minor),
});

export const calendarCalls = {
  getStorageCalendar: call('GET', 'Orders/GetStorageCalendar', {
    by: 'member',
    summary: 'What storing and shipping my parcels costs on each of the coming days, and whether to wait',
    input: z.strictObject({
      /** The first warehouse with parcels on shelves, if none is given. */
      warehouseId: id.optional(),
      /** An address of mine that orders may use; the default one, if none is given. */
      addressId: id.optional(),
      days: query.int(7, 31).default(14),
    }),
    output: z.object({
      currency: z.string(),
      advice: z.enum(calendarAdvices),
      warehouses: z.array(z.object({ id, name: z.string(), shelved: count })),
      warehouseId: id.nullable(),
      /** The channel with the lowest price now; `found` has a channel. */
      lane: z.object({
        kind: z.enum(['found', 'noAddress', 'noLane', 'noParcels']),
        channelId: id.nullable(),
        channelName: z.string(),
        minDays: count,
        maxDays: count,
        addressId: id.nullable(),
        consignee: z.string(),
        country: z.string(),
      }),
      days: z.array(
        z.object({
          day: z.string(),
          at: instant,
          ...money,
          /** Everything but storage; null without a lane. */
          shippingMinor: minor.nullable(),
          totalMinor: minor.nullable(),
        }),
      ),
      /** Sending the parcels now and the expected one alone, compared with one shipment when it has arrived. */
      wait: z.object({
        kind: z.enum(['none', 'saves', 'costs']),
        expected: count,
        courierNumber: z.string(),
        arrivesInDays: count,
        assumedWeightG: count,
        nowMinor: minor,
        aloneMinor: minor,
        togetherMinor: minor,
        savesMinor: minor,
      }),
      /** The first rent of any of the parcels; null: none is in sight. */
      rentBegins: instant.nullable(),
      rentMinor: minor,
      /** All parcels on this warehouse's shelves; the list has those that have been there longest, at most 100. */
      parcelCount: count,
      shippedCount: count,
      parcels: z.array(calendarParcel),
    }),
    refusals: ['order.noAddress'],
  }),
};
