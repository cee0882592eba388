import { currencies } from '@crossdock/domain/shops/currencies.ts';
import { isTimeZone } from '@crossdock/domain/shops/timeZones.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { count, lang, minor, plain, text } from '../wire/values.ts';
import { shopDomain } from './domain.ts';

/** The required steps. Without them members could not use the shop, and it cannot open. */
export const neededOpeningSteps = ['warehouse', 'shelves', 'prices', 'payment', 'codes'] as const;

/** The steps that must be done before a shop opens, in order. */
export const openingSteps = [
  'basics',
  ...neededOpeningSteps,
  'mail',
  'sms',
  'contact',
  'agreements',
  'staff',
  'face',
  'domain',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** The steps of a trial order, in sequence; each is done on the product's own screens. */
export const trialOrderSteps = [
  'member',
  'forecast',
  'received',
  'shelved',
  'ordered',
  'packed',
  'paid',
  'shipped',
  'signed',
] as const;
export type TrialOrderStep = (typeof trialOrderSteps)[number];

/**
 * Basic settings that the operator's command does not set. Amounts and days depend on the currency and the time zone,
 * so these two are fixed once there are prices.
 */
export const shopBasics = z.strictObject({
  name: text(100),
  currency: z.string().refine((code) => currencies.includes(code), 'field.invalid'),
  timeZone: z.string().refine(isTimeZone, 'field.invalid'),
  defaultLang: lang,
});

const opening = z.object({
  open: plain.yesNo,
  basics: z.object({
    name: plain.text,
    currency: plain.text,
    timeZone: plain.text,
    defaultLang: lang,
    /** Whether currency and time zone can be changed: only while there is no price, order or payment. */
    changeable: plain.yesNo,
  }),
  steps: z.array(z.object({ step: z.enum(openingSteps), state: z.enum(['done', 'missing', 'recommended']) })),
  /** The hosts of the shop, the main one first. */
  domains: z.array(shopDomain),
  /** The weight of the box whose prices are in `destinations`. */
  weightG: count,
  /** The calculator's prices for one such box to each place that the shop serves. */
  destinations: z.array(
    z.object({
      country: plain.text,
      /** The name of the zone. Empty for the zone with the country's largest city. */
      zone: plain.text,
      lanes: z.array(
        z.object({
          name: plain.text,
          minDays: count,
          maxDays: count,
          totalMinor: minor,
        }),
      ),
    }),
  ),
  /** Zones of open channels that have no current price. */
  unpriced: z.array(z.object({ name: plain.text, zone: plain.text, draftId: plain.maybeId })),
  /** The steps of the trial order; empty in an open shop. */
  trial: z.array(z.object({ step: z.enum(trialOrderSteps), done: plain.yesNo })),
});
export type ShopOpening = z.infer<typeof opening>;

export const openingCalls = {
  saveShopBasics: staff('shop.write').post('staff/shop/basics', {
    summary: 'Set name, currency, time zone and first language of a shop that is being set up',
    input: shopBasics,
    output: shopBasics,
    refusals: ['shop.basicsFixed'],
  }),
  getOpening: staff('shop.write').get('staff/shop/opening', {
    summary: 'Check what the shop still needs before it opens',
    output: opening,
  }),
  openShop: staff('shop.write').post('staff/shop/open', {
    summary: 'Open the shop to members, or close it to new members and orders',
    fresh: true,
    input: z.strictObject({ open: plain.yesNo }),
    output: z.object({ open: plain.yesNo }),
    refusals: ['shop.notReady'],
  }),
};
