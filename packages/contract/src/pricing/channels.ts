import { pickupPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';
import { goodsClasses } from '@crossdock/domain/parcels/goods.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { recordListCalls } from '../wire/recordCalls.ts';
import { id, note, plain, text, textsUpTo, whole } from '../wire/values.ts';
import { deliveryType } from './quote.ts';

/** This file contains the owner's calls for carriers, channels and their zones. All staff may read these. */
const code = text(20).regex(/^[A-Za-z0-9-]+$/, 'field.invalid');
const limit = (max: number) => whole.min(1).max(max).nullable();

const carrierFields = {
  code,
  name: text(60),
  maxSideMm: limit(20_000),
  maxSideSumMm: limit(60_000),
  maxPieceG: limit(10_000_000),
  /** The kinds of pickup point that the carrier serves; empty means only homes. */
  pointKinds: z.array(z.enum(pickupPointKinds)).max(4).default([]),
  phone: note(30),
  /** `{number}` stands for the forwarding number. */
  trackingUrl: note(300).refine((url) => url === '' || /^https:\/\//.test(url), 'field.invalid'),
  active: plain.yesNo,
};
const carrier = z.object({
  id,
  code: plain.text,
  name: plain.text,
  maxSideMm: plain.maybeCount,
  maxSideSumMm: plain.maybeCount,
  maxPieceG: plain.maybeCount,
  pointKinds: z.array(z.enum(pickupPointKinds)),
  phone: plain.text,
  trackingUrl: plain.text,
  active: plain.yesNo,
});
export type StaffCarrier = z.infer<typeof carrier>;

const channelCarrier = z.strictObject({ carrierId: id, deliveryType });
const channelFields = {
  code,
  ...textsUpTo(60),
  warehouseId: id,
  country: z.string().regex(/^[A-Z]{2}$/, 'field.required'),
  mode: z.enum(['sea', 'air', 'land']),
  goodsClasses: z.array(z.enum(goodsClasses).exclude(['prohibited'])).min(1, 'field.required'),
  deliveryTypes: z.array(deliveryType).min(1, 'field.required').max(2),
  minDays: whole.min(1).max(365),
  maxDays: whole.min(1).max(365),
  codOffered: plain.yesNo,
  partnerName: note(60),
  partnerPhone: note(30),
  partnerUrl: note(300).refine((url) => url === '' || /^https:\/\//.test(url), 'field.invalid'),
  carriers: z.array(channelCarrier).max(20),
  position: whole.min(0).max(1000),
  active: plain.yesNo,
};
const daysInOrder = (input: { minDays: number; maxDays: number }) => input.maxDays >= input.minDays;
const daysIssue = { error: 'field.ascending', path: ['maxDays'] };
export const addChannelInput = z.strictObject(channelFields).refine(daysInOrder, daysIssue);

const zone = z.object({
  id,
  channelId: id,
  name: plain.text,
  country: plain.text,
  zipPrefixes: plain.texts,
});
export type StaffZone = z.infer<typeof zone>;
const channel = z.object({
  ...channelFields,
  id,
  goodsClasses: z.array(z.enum(goodsClasses)),
  zones: z.array(zone),
});
export type StaffChannel = z.infer<typeof channel>;

const zoneFields = {
  name: text(60),
  zipPrefixes: z
    .array(
      z
        .string()
        .trim()
        .regex(/^\d{1,6}$/, 'field.invalid'),
    )
    .max(500, 'field.tooMany'),
};

const carriers = recordListCalls('staff/carriers', {
  can: 'pricing.write',
  add: z.strictObject(carrierFields),
  edit: z.strictObject({ id, ...carrierFields }),
  output: carrier,
  refusals: ['pricing.codeTaken'],
});
const channels = recordListCalls('staff/channels', {
  can: 'pricing.write',
  add: addChannelInput,
  edit: z.strictObject({ id, ...channelFields }).refine(daysInOrder, daysIssue),
  output: channel,
  refusals: ['pricing.codeTaken', 'pricing.carrierMissing'],
});
const zones = recordListCalls('staff/zones', {
  can: 'pricing.write',
  add: z.strictObject({ channelId: id, ...zoneFields }),
  edit: z.strictObject({ id, ...zoneFields }),
  output: zone,
  refusals: ['pricing.zoneTaken'],
});

export const channelDeskCalls = {
  listCarriers: carriers.list('pricing.read', 'Last-mile carriers with their limits'),
  addCarrier: carriers.add('Add a carrier'),
  editCarrier: carriers.edit('Change a carrier'),
  listChannels: channels.list('pricing.read', 'List shipping methods with carriers and zones'),
  addChannel: channels.add('Add a shipping method with a zone for the whole country'),
  editChannel: channels.edit('Change a shipping method; its country and warehouse stay'),
  addZone: zones.add('Add a zone by postal code prefixes, or for the rest'),
  editZone: zones.edit('Change a zone'),
  removeZone: staff('pricing.write').byId.post('staff/zones/remove', {
    summary: 'Remove a zone that never had a rate card',
    refusals: ['pricing.zoneInUse'],
  }),
};
