import { dutyBases, dutyModes } from '@crossdock/domain/duties/table.ts';
import { goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { z } from 'zod';
import { laneForBrowserPricing } from '../pricing/previewLane.ts';
import { limitsAnswer } from '../pricing/quote.ts';
import { storageRule } from '../warehouses/storageTerms.ts';
import { member } from '../wire/call.ts';
import { count, id, instant, measureFields, minor, plain } from '../wire/values.ts';

const deliveryType = z.union([z.literal(2), z.literal(3)]);
const named = { id, courierNumber: plain.text, goodsName: plain.text };

const advance = z.object({ amountMinor: minor, reason: plain.text });
const service = z.object({
  names: z.object({ zh: plain.text, tw: plain.text, en: plain.text }),
  quantity: count,
  freeQuantity: count,
  priceMinor: minor,
  amountMinor: minor,
  parcel: plain.text,
});

/** A parcel that can be planned, with everything that its price depends on. */
const planParcel = z.object({
  ...named,
  warehouseId: id,
  goodsType: z.enum(goodsTypes),
  mergeGroup: plain.text,
  purchase: plain.text,
  travelsAlone: plain.yesNo,
  declaredMinor: minor,
  /** Forecast and not in the warehouse yet. */
  expected: plain.yesNo,
  /** True if weight and sides are the average of the other parcels, because nobody has measured this one. */
  estimated: plain.yesNo,
  /** In how many days the parcel is expected; 0 if it is on the shelf. */
  day: count,
  since: instant,
  clockPauses: z.array(z.object({ from: instant, until: plain.maybeInstant })),
  ...measureFields,
  advances: z.array(advance),
  services: z.array(service),
});

const place = z.discriminatedUnion('kind', [
  /** Nothing can be planned; `error` and `message` give the reason. */
  z.object({ kind: z.literal('none'), error: plain.text, message: plain.text }),
  z.object({
    kind: z.literal('found'),
    addressId: plain.maybeId,
    pickupPointId: plain.maybeId,
    deliveryType,
    consignee: plain.text,
    country: plain.text,
    zip: plain.text,
    limits: limitsAnswer,
    /**
     * Carriers that deliver to the pickup point; empty for home delivery, which each carrier of a channel
     * offers.
     */
    carriers: z.array(id),
    declarerIds: z.array(id),
    /** Customs entries of the importer in this half-year. */
    entries: z.object({
      used: count,
      free: plain.maybeCount,
      of: z.enum(['declarer', 'consignee']),
      name: plain.text,
    }),
  }),
]);

/** The data of the destination's table of duty and tax that an estimate needs. */
const duties = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('table'),
    /** The shop's names of the goods types that the parcels have. */
    names: z.array(z.object({ goodsType: z.enum(goodsTypes), name: plain.text })),
    table: z.object({
      country: plain.text,
      from: z.iso.date(),
      base: z.enum(dutyBases),
      freeUpToMinor: minor,
      freeModes: z.array(z.enum(dutyModes)),
      freeEntries: plain.maybeCount,
      lowValueBp: count,
      vatBp: count,
      dutyBp: count,
      goodsRates: z.array(z.object({ goodsType: z.enum(goodsTypes), dutyBp: count })),
      source: plain.text,
      asOf: z.iso.date(),
      rateMillionths: plain.maybeCount,
      own: plain.yesNo,
    }),
  }),
]);

export const plannerCalls = {
  getPlannerFacts: member.get('Orders/GetPlannerFacts', {
    summary: 'Everything that the browser needs to plan my shelved and expected parcels itself',
    input: z.strictObject({
      /** An address of the member that orders may use. If none is given, the member's default address. */
      addressId: plain.optionalId,
    }),
    output: z.object({
      at: instant,
      currency: plain.text,
      coinMinor: minor,
      place,
      warehouses: z.array(z.object({ id, name: plain.text, storage: storageRule })),
      lanes: z.array(
        z.object({
          channelId: id,
          name: plain.text,
          mode: z.enum(['sea', 'air', 'land']),
          warehouseId: id,
          minDays: count,
          maxDays: count,
          lane: laneForBrowserPricing,
        }),
      ),
      duties,
      /** At most 60 parcels from the shelf and 20 expected ones. */
      parcels: z.array(planParcel),
      /** Parcels that cannot be planned, each with the reason. */
      left: z.array(z.object({ ...named, expected: plain.yesNo, reason: plain.text, message: plain.text })),
      filling: z.object({ fillBp: count, source: z.enum(['firm', 'usual']), orders: count }),
    }),
  }),
};
