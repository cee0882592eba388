import { z } from 'zod';
import { longBodyBytes, staff } from '../wire/call.ts';
import { count, id, instant, minor, note, plain, texts } from '../wire/values.ts';
import { quoteAnswer } from './quote.ts';
import { rateCardBody } from './rateCard.ts';

/**
 * This file contains the owner's calls for rate cards, from draft through preview to publication. All staff may read
 * these.
 */
const cardRow = z.object({
  id,
  channelId: id,
  zoneId: id,
  name: plain.text,
  state: z.enum(['draft', 'published', 'retired']),
  validFrom: instant,
  validTo: plain.maybeInstant,
  version: count,
  publishedAt: plain.maybeInstant,
  createdBy: plain.maybeText,
  publishedBy: plain.maybeText,
});
export type StaffRateCard = z.infer<typeof cardRow>;
const cardAnswer = cardRow.extend({ card: rateCardBody, currency: plain.text });

const period = { validFrom: instant, validTo: plain.maybeInstant };
const draftRateCardInput = z.strictObject({
  zoneId: id,
  name: note(60),
  ...period,
  /** The card to copy. If omitted, `card` is the content of the new card. */
  copyOf: plain.optionalId,
  card: rateCardBody.optional(),
});
export const editRateCardInput = z.strictObject({
  id,
  version: count,
  name: note(60),
  ...period,
  card: rateCardBody,
});

/** The price of one sample shipment now and with the draft. */
const sampleComparison = z.object({
  sample: plain.text,
  draft: quoteAnswer,
  current: quoteAnswer.nullable(),
  /** Draft − current; null if there is no current price. */
  differenceMinor: plain.maybeMinor,
});

/** A line of the price list: a zone of a channel. */
const listedPrice = z.object({
  channelId: id,
  ...texts.shape,
  mode: z.enum(['sea', 'air', 'land']),
  country: plain.text,
  warehouseId: id,
  active: plain.yesNo,
  minDays: count,
  maxDays: count,
  zoneId: id,
  zoneName: plain.text,
  /** The card in force; null if the zone has no price now. */
  card: z
    .object({
      id,
      name: plain.text,
      validTo: plain.maybeInstant,
      divisorCm3PerKg: count,
      first: z.object({ weightG: count, priceMinor: minor }).nullable(),
      step: z.object({
        weightG: plain.maybeCount,
        cm3: plain.maybeCount,
        priceMinor: minor,
        /** True if heavier shipments have other step prices. */
        more: plain.yesNo,
      }),
      /** The prices of a single box by weight, without duty. Null if the card has no price for the weight. */
      prices: z.array(z.object({ weightG: count, totalMinor: plain.maybeMinor })),
    })
    .nullable(),
});
export type ListedPrice = z.infer<typeof listedPrice>;

export const rateCardDeskCalls = {
  listPrices: staff('pricing.read').get('staff/prices', {
    summary: 'List the current price of every zone and shipping method',
    output: z.array(listedPrice),
  }),
  listRateCards: staff('pricing.read').get('staff/rate-cards', {
    summary: 'List rate cards of a shipping method or zone, latest first',
    input: z.strictObject({ channelId: plain.optionalId, zoneId: plain.optionalId }),
    output: z.object({ list: z.array(cardRow), now: instant }),
  }),
  getRateCard: staff('pricing.read').byId.get('staff/rate-cards/one', {
    summary: 'One rate card with its content',
    output: cardAnswer,
  }),
  draftRateCard: staff('pricing.write').postOnce('staff/rate-cards', {
    summary: 'Start a draft, empty or copied from another card',
    bodyAtMost: longBodyBytes,
    input: draftRateCardInput,
    output: cardAnswer,
    refusals: ['pricing.periodOver'],
  }),
  editRateCard: staff('pricing.write').post('staff/rate-cards/edit', {
    summary: 'Save a draft',
    bodyAtMost: longBodyBytes,
    input: editRateCardInput,
    output: cardAnswer,
    refusals: ['pricing.notDraft', 'pricing.periodOver'],
  }),
  removeRateCard: staff('pricing.write').byId.post('staff/rate-cards/remove', {
    summary: 'Delete a draft',
    refusals: ['pricing.notDraft'],
  }),
  previewRateCard: staff('pricing.read').byId.get('staff/rate-cards/preview', {
    summary: 'Preview sample shipment prices with this card and the current one',
    output: z.object({
      samples: z.array(sampleComparison),
      current: cardRow.nullable(),
      /** The moment from which the zone would have no price if this card were published; null if there is none. */
      gapFrom: plain.maybeInstant,
    }),
  }),
  publishRateCard: staff('pricing.write').post('staff/rate-cards/publish', {
    summary: 'Publish a draft; the card before it ends',
    // Publishing a price of 0 needs two people.
    takesTwo: { what: 'rate', when: 'free' },
    input: z.strictObject({
      id,
      version: count,
      /** The publisher confirmed that some weights are free. */
      free: plain.yesNo.default(false),
    }),
    output: cardAnswer,
    refusals: ['pricing.notDraft', 'pricing.overlap', 'pricing.periodOver', 'pricing.isFree'],
  }),
  retireRateCard: staff('pricing.write').byId.post('staff/rate-cards/retire', {
    summary: 'End a published card now; orders already priced with it keep it',
    output: cardAnswer,
    refusals: ['pricing.notPublished'],
  }),
};
