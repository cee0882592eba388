import { goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { costKinds, costRules } from '@crossdock/domain/pricing/costLine.ts';
import { quoteRefusalReasons } from '@crossdock/domain/pricing/limits.ts';
import { z } from 'zod';
import { count, id, minor, plain, query } from '../wire/values.ts';

/**
 * This file contains the answers of every call that prices something. Amounts are in minor units of the shop's
 * currency.
 */
const numbers = z.record(plain.text, z.union([z.number(), plain.text]));

export const costLine = z.object({
  kind: z.enum(costKinds),
  amountMinor: minor,
  estimate: plain.yesNo,
  reason: z.object({ rule: z.enum(costRules), numbers }),
});

export const quoteRefusal = z.object({ reason: z.enum(quoteRefusalReasons), numbers });

export const quoteAnswer = z.object({
  lines: z.array(costLine),
  totalMinor: minor,
  billingWeightG: count,
  realWeightG: count,
  volumeWeightG: count,
  refusals: z.array(quoteRefusal),
});

const limit = plain.maybeCount;
export const limitsAnswer = z.object({
  maxSideMm: limit,
  maxSideSumMm: limit,
  maxLengthGirthMm: limit,
  maxPieceG: limit,
  maxPieces: limit,
  minShipmentG: limit,
  maxShipmentG: limit,
  goodsTypes: z.array(z.enum(goodsTypes)).nullable(),
});

export const deliveryType = z.union([z.literal(2), z.literal(3)]);

/** One channel in a priced list. */
export const channelOffer = z.object({
  channelId: id,
  code: plain.text,
  name: plain.text,
  mode: z.enum(['sea', 'air', 'land']),
  warehouseId: id,
  warehouseName: plain.text,
  minDays: count,
  maxDays: count,
  /** The members' rating; null without reviews in the last half-year. */
  rating: z.object({ starsTenths: count, count }).nullable(),
  deliveryTypes: z.array(deliveryType),
  codOffered: plain.yesNo,
  /** Goods types that the channel carries. */
  goodsTypes: z.array(z.enum(goodsTypes)),
  possible: plain.yesNo,
  cheapest: plain.yesNo,
  fastest: plain.yesNo,
  /** Null if the channel has no price for the destination; `refusals` says why. */
  quote: quoteAnswer.nullable(),
  refusals: z.array(quoteRefusal),
  limits: limitsAnswer.nullable(),
  insurance: z.object({ rateBp: count, minMinor: minor, maxCoverMinor: plain.maybeMinor }).nullable(),
  /** The carrier that the quote was priced for. */
  carrierId: plain.maybeId,
  carriers: z.array(
    z.object({
      carrierId: id,
      code: plain.text,
      name: plain.text,
      limits: limitsAnswer,
      refusals: z.array(quoteRefusal),
    }),
  ),
});

/** Boxes in a query: `weightG x lengthMm x widthMm x heightMm` each, separated by commas: `2500x300x200x100`. */
export const boxesQuery = z
  .union([z.string().transform((joined) => joined.split(',').filter(Boolean)), plain.texts], {
    error: 'field.required',
  })
  .pipe(
    z
      .array(
        z
          .string()
          .regex(/^\d{1,7}x\d{1,5}x\d{1,5}x\d{1,5}$/, 'field.invalid')
          .transform((text) => text.split('x').map(Number))
          .refine(([weightG = 0]) => weightG > 0, 'field.required')
          .transform(([weightG = 0, lengthMm = 0, widthMm = 0, heightMm = 0]) => ({
            weightG,
            lengthMm,
            widthMm,
            heightMm,
          })),
      )
      .min(1, 'field.required')
      .max(20, 'field.tooMany'),
  );

export const deliveryTypeQuery = query
  .int(2, 3)
  .transform((value) => (value === 3 ? (3 as const) : (2 as const)));
