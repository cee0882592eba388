import { mergeObstacles } from '@crossdock/domain/parcels/merge.ts';
import { shownPauseReasons } from '@crossdock/domain/pricing/clockPauses.ts';
import { storageStartReasons } from '@crossdock/domain/pricing/storage.ts';
import { calendarAdvices, calendarDayKinds } from '@crossdock/domain/pricing/storageCalendar.ts';
import { z } from 'zod';
import { member } from '../wire/call.ts';
import { count, id, instant, minor, plain, query } from '../wire/values.ts';

const money = {
  /** The total storage fee if the parcels are sent on the day of this entry. */
  rentMinor: minor,
  addedMinor: minor,
};

const calendarParcel = z.object({
  id,
  courierNumber: plain.text,
  goodsName: plain.text,
  /** When the parcel's storage days began. */
  since: instant,
  cause: z.enum(storageStartReasons),
  freeDaysLeft: count,
  rentMinor: minor,
  dayCostMinor: minor,
  /** When the first storage fee is due; null if none is in sight. */
  rentBegins: plain.maybeInstant,
  pausedNow: plain.yesNo,
  pausedDays: count,
  pauseCause: z.enum([...shownPauseReasons, 'closed', 'none']),
  pauseWhy: plain.text,
  /** Past pauses, the oldest first, without the warehouse's closed days. */
  pastPauses: z.array(z.object({ cause: z.enum(shownPauseReasons), from: instant, until: instant })),
  /** Why the parcel is not included in the price; `none` if it is. */
  obstacle: z.enum([...mergeObstacles, 'none']),
  /** One entry for each day of the calendar. */
  kinds: z.array(z.enum(calendarDayKinds)),
  addedMinor: z.array(minor),
});

export const calendarCalls = {
  getStorageCalendar: member.get('Orders/GetStorageCalendar', {
    summary: 'What storing and shipping my parcels costs on each of the coming days, and whether to wait',
    input: z.strictObject({
      /** The warehouse; by default the first one with parcels on shelves. */
      warehouseId: plain.optionalId,
      /** An address of the member that orders may use. If none is given, the member's default address. */
      addressId: plain.optionalId,
      days: query.int(7, 31).default(14),
    }),
    output: z.object({
      currency: plain.text,
      advice: z.enum(calendarAdvices),
      warehouses: z.array(z.object({ id, name: plain.text, shelved: count })),
      warehouseId: plain.maybeId,
      /** The channel with the lowest price now; only `found` has a channel. */
      lane: z.object({
        kind: z.enum(['found', 'noAddress', 'noApprovedAddress', 'noLane', 'noParcels']),
        channelId: plain.maybeId,
        channelName: plain.text,
        minDays: count,
        maxDays: count,
        addressId: plain.maybeId,
        consignee: plain.text,
        country: plain.text,
      }),
      days: z.array(
        z.object({
          day: plain.text,
          at: instant,
          ...money,
          /** The price without storage; null without a lane. */
          shippingMinor: plain.maybeMinor,
          totalMinor: plain.maybeMinor,
        }),
      ),
      /**
       * Compares two ways: to send the parcels now and the expected one separately, or to send all together when the
       * expected one has arrived.
       */
      wait: z.object({
        kind: z.enum(['none', 'saves', 'costs']),
        expected: count,
        courierNumber: plain.text,
        arrivesInDays: count,
        assumedWeightG: count,
        nowMinor: minor,
        aloneMinor: minor,
        togetherMinor: minor,
        savesMinor: minor,
      }),
      /** The first storage fee of any of the parcels; null if none is in sight. */
      rentBegins: plain.maybeInstant,
      rentMinor: minor,
      /** All parcels on this warehouse's shelves. The list has at most 100, those stored longest. */
      parcelCount: count,
      shippedCount: count,
      parcels: z.array(calendarParcel),
    }),
    refusals: ['order.noAddress'],
  }),
};
