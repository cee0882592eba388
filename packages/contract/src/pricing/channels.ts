import { pickupPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';
import { goodsClasses } from '@crossdock/domain/parcels/goods.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { id, note, plain, text, textsUpTo, whole } from '../wire/values.ts';
import { deliveryType } from './quote.ts';

/** The owner's desk: carriers, channels and their zones. All staff may read. */
const code = text(20).regex(/^[A-Za-z0-9-]+$/, 'field.invalid');
const limit = (max: number) => whole.min(1).max(max).nullable();

const carrierFields = {
  code,
  name: text(60),
  maxSideMm: limit(20_000),
  maxSideSumMm: limit(60_000),
  maxPieceG: limit(10_000_000),
  /** The kinds of pickup point that it serves; empty means only homes. */
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
const editChannelInput = z.strictObject({ id, ...channelFields }).refine(daysInOrder, daysIssue);
const addCarrierInput = z.strictObject(carrierFields);
const editCarrierInput = z.strictObject({ id, ...carrierFields });

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
const addZoneInput = z.strictObject({ channelId: id, ...zoneFields });
const editZoneInput = z.strictObject({ id, ...zoneFields });

export const channelDeskCalls = {
  listCarriers: staff('pricing.read').get('staff/carriers', {
    summary: 'Last-mile carriers with their limits',
    output: z.array(carrier),
  }),
  addCarrier: staff('pricing.write').postOnce('staff/carriers', {
    summary: 'Add a carrier',
    input: addCarrierInput,
    output: carrier,
    refusals: ['pricing.codeTaken'],
  }),
  editCarrier: staff('pricing.write').post('staff/carriers/edit', {
    summary: 'Change a carrier',
    input: editCarrierInput,
    output: carrier,
    refusals: ['pricing.codeTaken'],
  }),
  listChannels: staff('pricing.read').get('staff/channels', {
    summary: 'List shipping methods with carriers and zones',
    output: z.array(channel),
  }),
  addChannel: staff('pricing.write').postOnce('staff/channels', {
    summary: 'Add a shipping method with a zone for the whole country',
    input: addChannelInput,
    output: channel,
    refusals: ['pricing.codeTaken', 'pricing.carrierMissing'],
  }),
  editChannel: staff('pricing.write').post('staff/channels/edit', {
    summary: 'Change a shipping method; its country and warehouse stay',
    input: editChannelInput,
    output: channel,
    refusals: ['pricing.codeTaken', 'pricing.carrierMissing'],
  }),
  addZone: staff('pricing.write').postOnce('staff/zones', {
    summary: 'Add a zone by postal code prefixes, or for the rest',
    input: addZoneInput,
    output: zone,
    refusals: ['pricing.zoneTaken'],
  }),
  editZone: staff('pricing.write').post('staff/zones/edit', {
    summary: 'Change a zone',
    input: editZoneInput,
    output: zone,
    refusals: ['pricing.zoneTaken'],
  }),
  removeZone: staff('pricing.write').byId.post('staff/zones/remove', {
    summary: 'Remove a zone that never had a rate card',
    refusals: ['pricing.zoneInUse'],
  }),
};
