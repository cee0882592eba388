import { maxDeclarersPerOrder } from '@crossdock/domain/declarers/rules.ts';
import { goodsClasses, goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { z } from 'zod';
import { dutyEstimate } from '../duties/shapes.ts';
import { routeRefusals } from '../orders/choice.ts';
import { guest, member } from '../wire/call.ts';
import { count, id, minor, plain, query } from '../wire/values.ts';
import { channelDeskCalls } from './channels.ts';
import { rateCardDeskCalls } from './desk.ts';
import { laneForBrowserPricing } from './previewLane.ts';
import { boxesQuery, channelOffer, costLine, deliveryTypeQuery } from './quote.ts';

const country = z.string({ error: 'field.required' }).regex(/^[A-Z]{2}$/, 'field.required');
const zip = z
  .string()
  .trim()
  .regex(/^\d{3,6}$|^$/, 'field.zip')
  .default('');
const money = query.int(0, 1_000_000_000).default(0);

const sumFreeInput = z.strictObject({
  country,
  zip,
  boxes: boxesQuery,
  goodsType: z.enum(goodsTypes, 'field.required'),
  deliveryType: deliveryTypeQuery.default(2),
  declaredMinor: money,
  insuredMinor: money,
  warehouseId: plain.optionalId,
});

export const pricingCalls = {
  ...channelDeskCalls,
  ...rateCardDeskCalls,
  getTrialOptions: guest.get('Centralized/GetTrialOptions', {
    summary: 'Get the warehouses, destinations and goods types of the shipping calculator',
    output: z.object({
      warehouses: z.array(z.object({ id, name: plain.text })),
      /** How long the price of a submitted order holds. */
      priceHold: z.object({ days: count, tolerancePercent: count }),
      destinations: z.array(
        z.object({ country: plain.text, name: plain.text, deliveryTypes: z.array(z.number()) }),
      ),
      goodsTypes: z.array(
        z.object({ code: z.enum(goodsTypes), name: plain.text, goodsClass: z.enum(goodsClasses) }),
      ),
    }),
  }),
  sumFree: guest.get('Centralized/SumFree', {
    summary: 'Calculate every shipping method’s quote; marks cheapest and fastest',
    input: sumFreeInput,
    output: z.object({
      offers: z.array(channelOffer.extend({ lane: laneForBrowserPricing.nullable(), duties: dutyEstimate })),
    }),
  }),
  getChannel: member.get('Member/GetChannel', {
    summary: 'List shipping methods for my parcels, cheapest first, with reasons if unavailable',
    input: z.strictObject({
      parcelIds: query.ids(100),
      deliveryType: deliveryTypeQuery,
      addressId: plain.optionalId,
      pickupPointId: plain.optionalId,
      insuredMinor: money,
      taxIncluded: query.flag().default(false),
      cashOnDelivery: query.flag().default(false),
      declarerIds: query.ids(maxDeclarersPerOrder).default([]),
    }),
    output: z.object({ offers: z.array(channelOffer) }),
    refusals: routeRefusals,
  }),
  getPremium: member.get('Orders/GetPremium', {
    summary: 'Get the insurance fee for a declared value and shipping method',
    forPrograms: 'the portal has the fee among the lines of each quote, from `SumOrderFree`',
    input: z.strictObject({ channelId: id, country, zip, declaredMinor: query.int(0, 1_000_000_000) }),
    output: z.object({
      feeMinor: minor,
      coveredMinor: minor,
      rateBp: count,
      minMinor: minor,
      maxCoverMinor: plain.maybeMinor,
      line: costLine.nullable(),
    }),
    refusals: ['pricing.noLane', 'pricing.insuranceNotOffered'],
  }),
  getTimeByAddress: member.get('Orders/GetTimeByAddress', {
    summary:
      "Promised days to an address: from the shop's own deliveries where there are enough, else the channel's",
    forPrograms: 'the portal has the days with each channel, from `GetChannel`',
    input: z.strictObject({
      channelId: id,
      addressId: plain.optionalId,
      pickupPointId: plain.optionalId,
      country: country.optional(),
      zip,
    }),
    output: z.object({
      minDays: count,
      maxDays: count,
      source: z.enum(['deliveries', 'channel']),
      deliveries: count,
    }),
    refusals: ['pricing.noLane', 'pricing.noDestination'],
  }),
};
