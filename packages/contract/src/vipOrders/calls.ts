import { mergeObstacles } from '@crossdock/domain/parcels/merge.ts';
import { quoteRefusalReasons } from '@crossdock/domain/pricing/limits.ts';
import { vipAnswers, vipTabs } from '@crossdock/domain/vipOrders/states.ts';
import { z } from 'zod';
import { placeRefusals } from '../addresses/shapes.ts';
import { orderDestination } from '../orders/shapes.ts';
import { member } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { count, id, note, plain } from '../wire/values.ts';
import { vipDeskCalls } from './desk.ts';
import { customsProduct, vipOrder, vipOrderCard, vipOrderFields, vipOrderInput } from './shapes.ts';

/** Possible problems of each requested order. */
export const vipChoiceRefusals = [
  'vip.notForYou',
  'vip.productUnknown',
  'vip.productProhibited',
  'vip.numberTwice',
  'parcel.inVipOrder',
  'vip.mixedWarehouses',
  'parcel.number',
  'parcel.ownNumber',
  'parcel.someoneElses',
  'parcel.refusalRegistered',
  'parcel.gone',
  'parcel.left',
  'parcel.inOrder',
  'parcel.claimNeedsProof',
  'parcel.valueTooBig',
  'order.noAddress',
  'order.addressNotChosen',
  'order.channelUnfit',
  'lane.noDelivery',
  'order.insuredTooMuch',
  'declarer.notUsable',
  'declarer.otherCountry',
  'declarer.required',
  ...placeRefusals,
] as const;

export const changeVipOrderInput = z.strictObject({ id, ...vipOrderFields });

export const vipCalls = {
  ...vipDeskCalls,
  placeVipOrder: member.postOnce('Centralized/NewSubBillCode', {
    summary: 'Place a VIP order; packed as soon as all parcels arrive',
    input: vipOrderInput,
    output: vipOrderCard,
    refusals: ['shop.notOpen', ...vipChoiceRefusals],
  }),
  changeVipOrder: member.postOnce('Centralized/UpdateNewBillCode', {
    summary: 'Change a VIP order until packing starts',
    input: changeVipOrderInput,
    output: vipOrderCard,
    refusals: [
      ...vipChoiceRefusals,
      'vip.packing',
      'vip.paid',
      'vip.notHere',
      ...mergeObstacles,
      ...quoteRefusalReasons,
      'order.noApprovedAddress',
      'order.storeRequired',
      'order.pickupPointGone',
      'order.pickupPhone',
      'service.notOffered',
      'identity.required',
      'order.selectAgain',
    ],
  }),
  findCustomsProducts: member.get('Centralized/DropdownProductName', {
    summary: 'Search customs products by name or HS code, first 20',
    input: z.strictObject({ words: note(50).default('') }),
    output: listOf(customsProduct),
  }),
  listCustomsProducts: member.get('Centralized/GetProductIdNameList', {
    summary: 'List all customs products',
    forPrograms: 'the portal looks products up as they are typed, with `DropdownProductName`',
    output: listOf(customsProduct),
  }),
  getVipChoices: member.get('Centralized/GetVipOrderChoices', {
    summary: 'Get addresses, shipping methods, carriers and declarants for VIP orders',
    output: z.object({
      allowed: plain.yesNo,
      addresses: z.array(
        z.object({
          id,
          /** 2 home delivery, 3 pickup point or store. */
          deliveryType: count,
          isDefault: plain.yesNo,
          state: z.enum(['approved', 'pending']),
          destination: orderDestination,
        }),
      ),
      channels: z.array(
        z.object({
          id,
          name: plain.text,
          country: plain.text,
          minDays: count,
          maxDays: count,
          taxOffered: plain.yesNo,
          codOffered: plain.yesNo,
          insuranceOffered: plain.yesNo,
          carriers: z.array(z.object({ id, name: plain.text, deliveryType: count })),
        }),
      ),
      declarers: z.array(z.object({ id, name: plain.text, country: plain.text })),
      declarerCountries: plain.texts,
    }),
  }),
  listVipOrders: member.page('Centralized/GetVipOrderList', {
    summary: 'My VIP orders with how many of their parcels are in, the newest first',
    filters: {
      shelf: z.enum(vipTabs).default('all'),
      /** Part of the number of an order, or of a parcel in an order. */
      words: note(50).default(''),
    },
    of: vipOrderCard,
    with: { counts: z.record(z.enum(vipTabs), count) },
  }),
  getVipOrder: member.byId.get('Centralized/GetVipOrder', {
    summary: 'One VIP order of mine with its parcels, customs lines and history',
    output: vipOrder,
  }),
  answerVipOrder: member.postOnce('Centralized/AnswerVipOrder', {
    summary: 'Decide on missing parcels: leave out, wait or cancel',
    input: z.strictObject({ id, choice: z.enum(vipAnswers) }),
    output: vipOrderCard,
    refusals: ['vip.nothingToLeave', 'vip.nothingLeft', 'vip.packing'],
  }),
};
