import type { addCarrierInput, addChannelInput } from '@crossdock/contract/pricing/channels.ts';
import type { z } from 'zod';
import type { CarrierFields, ChannelFields } from './desk.store.ts';

export function carrierFieldsOf(input: z.output<typeof addCarrierInput>): CarrierFields {
  return {
    code: input.code,
    name: input.name,
    maxSideMm: input.maxSideMm,
    maxSideSumMm: input.maxSideSumMm,
    maxPieceG: input.maxPieceG,
    pointKinds: input.pointKinds,
    phone: input.phone,
    trackingUrl: input.trackingUrl,
    active: input.active,
  };
}

export function channelFieldsOf(input: z.output<typeof addChannelInput>): ChannelFields {
  return {
    code: input.code,
    zh: input.zh,
    tw: input.tw,
    en: input.en,
    warehouseId: input.warehouseId,
    country: input.country,
    mode: input.mode,
    goodsClasses: input.goodsClasses,
    deliveryTypes: input.deliveryTypes,
    minDays: input.minDays,
    maxDays: input.maxDays,
    codOffered: input.codOffered,
    partnerName: input.partnerName,
    partnerPhone: input.partnerPhone,
    partnerUrl: input.partnerUrl,
    position: input.position,
    active: input.active,
  };
}

/**
 * Whether the carriers serve each way of delivery; otherwise members could choose a way that no carrier
 * serves.
 */
export function areDeliveriesServed(input: z.output<typeof addChannelInput>): boolean {
  return input.deliveryTypes.every((type) => input.carriers.some((one) => one.deliveryType === type));
}
