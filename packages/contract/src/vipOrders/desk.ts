import { maxLevels } from '@crossdock/domain/members/levels.ts';
import { goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { maxCustomsPriceMinor, maxDaysBeforeVipQuestion } from '@crossdock/domain/vipOrders/rules.ts';
import { z } from 'zod';
import { settingsCalls, staff } from '../wire/call.ts';
import { dayRangeFields } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { createdAnswer, id, note, plain, query, text, textsUpTo, whole } from '../wire/values.ts';
import { customsProduct, vipOrder, vipOrderCard } from './shapes.ts';

const owner = { memberId: id, memberName: plain.text, memberAccount: plain.text };

const staffVipCard = vipOrderCard.extend(owner).omit({ actions: true });
export type StaffVipOrderCard = z.infer<typeof staffVipCard>;

const staffVipOrder = vipOrder.extend(owner).omit({ actions: true });

export const saveCustomsProductInput = z.strictObject({
  /** Omitted for a new product. */
  id: plain.optionalId,
  ...textsUpTo(60, 80),
  /** Digits, grouped or not; the destination's customs may require 6, 8 or 10. */
  hsCode: text(14).regex(/^\d{4}(\.?\d{2}){1,3}$/, 'vip.hsCode'),
  unit: text(20),
  valueMinor: whole.min(0, 'field.tooSmall').max(maxCustomsPriceMinor, 'field.tooBig'),
  goodsType: z.enum(goodsTypes, { error: 'field.required' }),
  active: plain.yesNo,
});

const staffProduct = customsProduct.omit({ name: true }).extend({ active: plain.yesNo });
export type StaffCustomsProduct = z.infer<typeof staffProduct>;

export const vipSettingsInput = z.strictObject({
  fromLevel: z
    .number()
    .int('field.integer')
    .min(1, 'field.tooSmall')
    .max(maxLevels, 'field.tooBig')
    .nullable(),
  askAfterDays: whole.min(1, 'field.tooSmall').max(maxDaysBeforeVipQuestion, 'field.tooBig'),
});

export const cancelVipOrderInput = z.strictObject({ id, why: text(200) });

const settings = settingsCalls('staff/vip-orders/settings', vipSettingsInput, vipSettingsInput);

export const vipDeskCalls = {
  listStaffVipOrders: staff('order.read').page('staff/vip-orders', {
    summary: 'VIP orders that wait for their parcels, the oldest first; or all, the newest first',
    filters: {
      shelf: z.enum(['open', 'asking', 'all']).default('open'),
      memberId: plain.optionalId,
      /** A number of an order or a parcel, an account or a name. */
      words: note(50).default(''),
      ...dayRangeFields,
    },
    of: staffVipCard,
    table: {
      views: 'vipOrders',
      title: 'vipOrders.title',
      columns: {
        number: column.text('tables.number', 'number'),
        state: column.choice('tables.state', 'state', 'tables.vip'),
        member: column.member('tables.member'),
        consignee: column.text('addresses.consignee', 'consignee country'),
        channel: column.text('tables.channel', 'channelName'),
        arrived: column.count('tables.arrived', 'progress.arrived'),
        total: column.count('tables.expected', 'progress.total'),
        declared: column.money('tables.declared', 'declaredMinor'),
        obstacle: column.text('vipOrders.obstacle', 'obstacle.message'),
        created: column.instant('tables.at', 'createdAt'),
      },
    },
  }),
  getStaffVipOrder: staff('order.read').byId.get('staff/vip-order', {
    summary: 'A VIP order with its customs lines and how many of its parcels are in',
    output: staffVipOrder,
  }),
  cancelVipOrderByStaff: staff('order.cancel').post('staff/vip-orders/cancel', {
    summary: 'Cancel a waiting VIP order; notifies the member with the reason',
    input: cancelVipOrderInput,
    refusals: ['vip.packing'],
  }),
  listStaffProducts: staff('shop.read').page('staff/customs-products', {
    summary: 'List the shop’s customs products, inactive ones too',
    filters: { words: note(50).default(''), active: query.flag().optional() },
    of: staffProduct,
  }),
  saveCustomsProduct: staff('shop.write').post('staff/customs-products', {
    summary: 'Add or change a customs product; existing orders don’t change',
    input: saveCustomsProductInput,
    output: createdAnswer,
    refusals: ['vip.productTwice', 'parcel.goodsType'],
  }),
  getVipSettings: settings.get('shop.read', 'Get the VIP order rules'),
  saveVipSettings: settings.save('shop.write', 'Set the VIP order rules'),
};
