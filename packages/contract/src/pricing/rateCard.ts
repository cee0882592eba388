import { roundings } from '@crossdock/domain/money.ts';
import { goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import type { Limits } from '@crossdock/domain/pricing/limits.ts';
import type { FreightRule, RateCard } from '@crossdock/domain/pricing/rateCard.ts';
import { z } from 'zod';
import { storageException } from '../warehouses/storageTerms.ts';
import { plain, text, whole } from '../wire/values.ts';

/**
 * This file describes the domain's rate card as input. All its numbers are integers: minor units, grams, millimetres,
 * cm³ and basis points.
 */
const amount = whole.min(0).max(1_000_000_00);
const grams = whole.min(0).max(10_000_000);
const positiveGrams = grams.min(1);
const mm = whole.min(1).max(20_000);
const cm3 = whole.min(1).max(100_000_000);
const rateBp = whole.min(0).max(10_000);
const per = z.enum(['shipment', 'piece', 'kg']);
const prefix = z
  .string()
  .trim()
  .regex(/^\d{1,6}$/, 'field.invalid');
const goods = z.array(z.enum(goodsTypes)).min(1, 'field.required').max(goodsTypes.length);

const tiers = z
  .array(z.strictObject({ upToG: positiveGrams.nullable(), stepG: positiveGrams, stepPriceMinor: amount }))
  .min(1, 'field.required')
  .max(20)
  .check((found) => {
    for (const [at, tier] of found.value.entries()) {
      const before = found.value[at - 1];
      if (at === 0 || before === undefined) continue;
      if (before.upToG === null || (tier.upToG !== null && tier.upToG <= before.upToG)) {
        const path = [before.upToG === null ? at - 1 : at, 'upToG'];
        found.issues.push({ code: 'custom', message: 'field.ascending', path, input: tier.upToG });
      }
    }
  });

const first = { firstWeightG: grams, firstPriceMinor: amount };

const freight = z.discriminatedUnion('shape', [
  z.strictObject({
    shape: z.literal('firstContinued'),
    ...first,
    stepG: positiveGrams,
    stepPriceMinor: amount,
  }),
  z.strictObject({ shape: z.literal('firstGrades'), ...first, grades: tiers }),
  z.strictObject({ shape: z.literal('firstTiers'), ...first, tiers, neverDearerThanNextTier: plain.yesNo }),
  z.strictObject({
    shape: z.literal('ladder'),
    basePriceMinor: amount,
    tiers,
    neverDearerThanNextTier: plain.yesNo,
  }),
  z.strictObject({
    shape: z.literal('volume'),
    stepCm3: cm3,
    stepPriceMinor: amount,
    minSteps: whole.min(0).max(10_000),
    maxKgPerM3: whole.min(1).max(10_000),
  }),
]) satisfies z.ZodType<FreightRule>;

const weight = z.strictObject({
  divisorCm3PerKg: whole.min(1000).max(20_000),
  sidesUpToCm: plain.yesNo,
  mode: z.enum(['full', 'half', 'none']),
  freeOfVolume: z
    .array(
      z.strictObject({
        test: z.enum(['allSides', 'anySide', 'sideSum', 'volume', 'excess']),
        max: whole.min(0).max(100_000_000),
      }),
    )
    .max(5),
  minimumG: grams,
  roundUpToG: positiveGrams,
  severalBoxes: z.enum(['totalWeight', 'sumOfWeights', 'sumOfPrices']),
});

const limits = z.strictObject({
  maxSideMm: mm.nullable(),
  maxSideSumMm: mm.nullable(),
  maxLengthGirthMm: mm.nullable(),
  maxPieceG: positiveGrams.nullable(),
  maxPieces: whole.min(1).max(1000).nullable(),
  minShipmentG: positiveGrams.nullable(),
  maxShipmentG: positiveGrams.nullable(),
  goodsTypes: goods.nullable(),
}) satisfies z.ZodType<Limits>;

const size = z.strictObject({
  overLength: z.array(z.strictObject({ overMm: mm, feeMinor: amount })).max(10),
  overWeight: z.array(z.strictObject({ overG: positiveGrams, feeMinor: amount })).max(10),
  overVolume: z.array(z.strictObject({ overCm3: cm3, feeMinor: amount })).max(10),
  combine: z.enum(['all', 'highest']),
  capMinor: amount.nullable(),
});

const tax = z.strictObject({
  kind: z.enum(['tax', 'consumptionTax']),
  base: z.enum(['declared', 'freight', 'declaredAndFreight']),
  rateBp,
  freeUpToMinor: amount,
  onExcessOnly: plain.yesNo,
  onlyUpToMinor: amount.nullable(),
  freeEntries: whole.min(0).max(100).nullable(),
  always: plain.yesNo,
  estimate: plain.yesNo,
  rounding: z.enum(roundings).default('halfUp'),
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
});

/** A card as staff write it. Its currency comes from the shop, and its validity from the card's database row. */
export const rateCardBody = z.strictObject({
  weight,
  freight,
  limits,
  size,
  goods: z.array(z.strictObject({ goodsTypes: goods, per, feeMinor: amount })).max(20),
  areas: z
    .array(
      z.strictObject({
        name: text(60),
        zipPrefixes: z.array(prefix).min(1, 'field.required').max(200),
        per,
        feeMinor: amount,
      }),
    )
    .max(50),
  storage: storageException.nullable(),
  packing: z.strictObject({ perShipmentMinor: amount, perBoxMinor: amount, perParcelMinor: amount }),
  insurance: z.strictObject({ rateBp, minMinor: amount, maxCoverMinor: amount.nullable() }).nullable(),
  taxes: z.array(tax).max(10),
  delivery: z.strictObject({ homeMinor: amount, pickupMinor: amount, per }),
  cashOnDelivery: z.strictObject({ feeMinor: amount, rateBp, maxCollectMinor: amount.nullable() }).nullable(),
}) satisfies z.ZodType<RateCardBody>;

export type RateCardBody = Omit<RateCard, 'currency' | 'validFrom' | 'validTo'>;

/** A rate card in the form of a request. */
export type RateCardInput = z.infer<typeof rateCardBody>;
