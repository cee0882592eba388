import { z } from 'zod';
import { call } from '../wire/call.ts';
import { id, minor, nothing } from '../wire/values.ts';

/** What is to be set up before a shop opens, in order. */
export const openingSteps = [
  'warehouse',
  'shelves',
  'prices',
  'payment',
  'codes',
  'mail',
  'sms',
  'contact',
  'agreements',
  'staff',
  'face',
  'domain',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** Without these members could do nothing: the shop cannot open. */
export const neededSteps = [
  'warehouse',
  'shelves',
  'prices',
  'payment',
  'codes',
] as const satisfies readonly OpeningStep[];

/** A first order on trial, in the order of its steps; each is done by the product's own screens. */
export const trialSteps = [
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
export type TrialStep = (typeof trialSteps)[number];

const opening = z.object({
  open: z.boolean(),
  steps: z.array(z.object({ step: z.enum(openingSteps), state: z.enum(['done', 'missing', 'recommended']) })),
  /** What the calculator answers a member for one box of `weightG`, at each place that the shop serves. */
  weightG: z.number().int(),
  destinations: z.array(
    z.object({
      country: z.string(),
      /** Empty in the largest city of the country. */
      zone: z.string(),
      lanes: z.array(
        z.object({
          name: z.string(),
          minDays: z.number().int(),
          maxDays: z.number().int(),
          totalMinor: minor,
        }),
      ),
    }),
  ),
  /** Zones of open shipping methods without a price in force. */
  unpriced: z.array(z.object({ name: z.string(), zone: z.string(), draftId: id.nullable() })),
  /** Empty in an open shop. */
  trial: z.array(z.object({ step: z.enum(trialSteps), done: z.boolean() })),
});
export type Opening = z.infer<typeof opening>;

export const openingCalls = {
  getOpening: call('GET', 'staff/shop/opening', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Check what the shop still needs before it opens',
    input: nothing,
    output: opening,
  }),
  openShop: call('POST', 'staff/shop/open', {
    by: 'staff',
    can: 'shop.write',
    fresh: true,
    summary: 'Open the shop to members, or close it to new members and orders',
    input: z.strictObject({ open: z.boolean() }),
    output: z.object({ open: z.boolean() }),
    refusals: ['shop.notReady'],
  }),
};
