import type { addCarrierInput, addChannelInput } from '@crossdock/contract/pricing/channels.ts';
import type { z } from 'zod';
import type { CarrierFields, ChannelFields } from './desk.store.ts';

export function carrierFieldsOf(input: z.output<typeof addCarrierInput>): CarrierFields {
  return {
    code: input.code,
    name: input.name,
    max_side_mm: input.maxSideMm,
    max_side_sum_mm: input.maxSideSumMm,
    max_piece_g: input.maxPieceG,
    phone: input.phone,
    tracking_url: input.trackingUrl,
    active: input.active,
  };
}

export function channelFieldsOf(input: z.output<typeof addChannelInput>): ChannelFields {
  return {
    code: input.code,
    zh: input.zh,
    tw: input.tw,
    en: input.en,
    warehouse_id: input.warehouseId,
    country: input.country,
    mode: input.mode,
    goods_classes: input.goodsClasses,
    delivery_types: input.deliveryTypes,
    min_days: input.minDays,
    max_days: input.maxDays,
    cod_offered: input.codOffered,
    partner_name: input.partnerName,
    partner_phone: input.partnerPhone,
    partner_url: input.partnerUrl,
    position: input.position,
    active: input.active,
  };
}

/** Each way of delivery needs somebody who does it, or members would be offered a way without a carrier. */
export function carriersSuffice(input: z.output<typeof addChannelInput>): boolean {
  return input.deliveryTypes.every((type) => input.carriers.some((one) => one.deliveryType === type));
}
