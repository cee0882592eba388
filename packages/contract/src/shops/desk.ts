import { storageStarts } from '@crossdock/domain/pricing/storage.ts';
import { settingRanges } from '@crossdock/domain/shops/ranges.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { count, instant, lang, minor, note, plain, requiredWhole, text } from '../wire/values.ts';
import { theme } from './calls.ts';

/** The queues of requests that members submit and staff decide. */
export const auditQueues = [
  'addresses',
  'identities',
  'declarers',
  'transfers',
  'withdrawals',
  'adjustments',
  'shares',
  'aftersales',
] as const;
export type AuditQueueName = (typeof auditQueues)[number];

/** The setup steps of a new shop, in order. */
export const shopSetupSteps = [
  'warehouse',
  'shelves',
  'prices',
  'payment',
  'messages',
  'staff',
  'member',
] as const;
export type ShopSetupStep = (typeof shopSetupSteps)[number];

/** The counts of each desk, and the shop's figures. Money is null for roles that may not see it. */
const dashboard = z.object({
  parcels: z.object({
    forecast: count,
    received: count,
    shelved: count,
    unclaimed: count,
    refused: count,
    ageing: count,
  }),
  orders: z.object({
    processing: count,
    awaitingPayment: count,
    awaitingShipment: count,
    awaitingSignature: count,
  }),
  /** Reviews without an answer. */
  comments: count,
  /** Waiting service tasks. */
  services: count,
  /** Pickups without a driver, and those whose day has passed. */
  pickups: count,
  /** Products that should be reordered. */
  lowStock: count,
  /** Problems: answered by their members, and overdue. */
  problems: z.object({ answered: count, overdue: count }),
  /** Disputed measurements that wait for a second clerk. */
  disputes: count,
  /** Failed imports of VIP orders that nobody has closed. */
  vipImports: count,
  /** Conversations with a waiting customer: unassigned ones, and the reader's. */
  talks: count,
  /** For each setup step, whether it is done. Null once a parcel was forecast or has arrived. */
  firstSteps: z.record(z.enum(shopSetupSteps), plain.yesNo).nullable(),
  /** Webhook addresses that were switched off after days of failure. */
  stoppedWebhooks: count,
  chargebacks: z.object({ open: count, overdue: count }),
  contradictedRefunds: count,
  money: z
    .object({
      /** Money paid for orders by day in the shop's time zone, oldest first; always 30 days. */
      days: z.array(z.object({ day: plain.text, amountMinor: minor, orders: count })),
      owedMinor: minor,
    })
    .nullable(),
});

const within = ({ min, max }: { readonly min: number; readonly max: number }) => requiredWhole(min, max);

/** All settings that an owner can change: branding and rules. */
export const shopSettingsInput = z.strictObject({
  name: text(60),
  theme,
  defaultLang: lang,
  batchMax: within(settingRanges.batchMax),
  maxDeclaredValueMinor: requiredWhole(100, 1_000_000_000),
  sensitiveWords: z.array(text(40)).max(300, 'field.tooMany'),
  mergeBy: z.enum(['type', 'class']),
  /** cm³ per kg, for the volume weight of parcels without a channel. */
  volumeDivisorCm3PerKg: within(settingRanges.volumeDivisorCm3PerKg),
  storageFrom: z.enum(storageStarts),
  storageLatestDays: within(settingRanges.storageLatestDays),
  picturesNeeded: plain.yesNo,
  claimNeedsProof: plain.yesNo,
  mailPhotos: plain.yesNo,
  payBeforePacking: plain.yesNo,
  memberMaySign: plain.yesNo,
  refundsToSource: plain.yesNo,
  paymentTimeoutHours: within(settingRanges.paymentTimeoutHours),
  captchaAlways: plain.yesNo,
  captchaByWork: plain.yesNo,
  verificationType: z.union([z.literal(0), z.literal(1)]),
  resendSeconds: within(settingRanges.resendSeconds),
  addressAudit: plain.yesNo,
  /** Orders may be submitted to an address that awaits approval. */
  orderBeforeAudit: plain.yesNo,
  /** The smallest coin that members pay with; totals are multiples of it. */
  coinMinor: requiredWhole(1, 1_000_000),
  rechargeMinMinor: requiredWhole(1, 1_000_000_000),
  rechargeMaxMinor: requiredWhole(1, 1_000_000_000),
  support: z.strictObject({
    visible: plain.yesNo,
    /** The support types of the product's specification; 1 is our own chat. */
    type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(8)]),
    params: note(300),
  }),
});
export type ShopSettingsInput = z.infer<typeof shopSettingsInput>;

const shopText = z.object({ key: plain.text, tw: plain.text, zh: plain.text, en: plain.text });

export const shopDeskCalls = {
  getDashboard: staff('home.read').get('staff/dashboard', {
    summary: 'Count what waits at each desk, with the money of 30 days',
    output: dashboard,
  }),
  getAuditCounts: staff('home.read').get('staff/audits', {
    summary: 'Count the requests in each approval queue, with the oldest',
    output: z.record(z.enum(auditQueues), z.object({ count, oldestAt: plain.maybeInstant })),
  }),
  getShopSettings: staff('shop.read').get('staff/shop', {
    summary: 'Get the shop’s branding and rules',
    output: shopSettingsInput.extend({
      code: plain.text,
      currency: plain.text,
      timeZone: plain.text,
      hosts: plain.texts,
      icon: plain.text,
      /** The result of the operator's last run of `doctor` on the installation; null if there was none. */
      lastExam: z
        .object({ at: instant, checks: count, good: count, restoredAt: plain.maybeInstant })
        .nullable(),
    }),
  }),
  saveShopSettings: staff('shop.write').post('staff/shop', {
    summary: 'Change the shop’s branding and rules',
    input: shopSettingsInput,
    output: shopSettingsInput,
    refusals: ['shop.rechargeRange', 'shop.supportAddress', 'shop.supportPhone'],
  }),
  uploadShopIcon: staff('shop.write').post('staff/shop/icon', {
    summary: "Replace the shop's icon",
    output: z.object({ icon: plain.text }),
    refusals: ['shop.iconNotPicture'],
    body: 'file',
  }),
  listShopTexts: staff('shop.read').page('staff/shop/texts', {
    summary: 'List the shop’s custom texts over the built-in ones',
    filters: { words: z.string().max(100).optional() },
    of: shopText,
  }),
  saveShopText: staff('shop.write').post('staff/shop/texts', {
    summary: 'Set a custom text; an empty one restores the default',
    input: z.strictObject({
      key: z.string().regex(/^[a-z][\w.-]{1,99}$/i, 'field.invalid'),
      tw: note(2000),
      zh: note(2000),
      en: note(2000),
    }),
    output: shopText,
    refusals: ['shop.textBroken'],
  }),
};
