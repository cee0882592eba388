import { maxGoodsNameLength } from '@crossdock/domain/parcels/declaration.ts';
import { goodsClasses } from '@crossdock/domain/parcels/goods.ts';
import { z } from 'zod';
import { member, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { count, id, instant, minor, note, plain, query, text } from '../wire/values.ts';
import { declaration } from './declaration.ts';
import { deskCalls } from './desk.ts';
import { ownerCalls } from './owners.ts';
import {
  courier,
  goodsTypeView,
  parcelCounts,
  parcelDetail,
  parcelRow,
  parcelState,
  pictureView,
  resultPerNumber,
  statesFilter,
} from './shapes.ts';
import { storagePauseCalls } from './storagePauses.ts';

/** `courierNumber`: one courier number, or many, separated by commas, blanks or line ends. */
export const forecastInput = z.strictObject({
  courierNumber: text(4_000),
  ...declaration,
  /** The member's own choice; by default the most likely courier of each number. */
  courier: courier.optional(),
  /** The destination warehouse, if the member knows it. */
  warehouseId: plain.optionalId,
  /** The proof of purchase, an uploaded file; claiming an unannounced parcel may require one. */
  proofFileId: plain.optionalId,
});

export const updateForecastInput = z.strictObject({
  id,
  courierNumber: text(60),
  ...declaration,
  courier: courier.optional(),
});

export const addRefusalsInput = z.strictObject({ courierNumber: text(4_000), reason: note(200).default('') });

const declarationRefusals = [
  'parcel.goodsType',
  'parcel.sensitiveWord',
  'parcel.valueTooBig',
  'parcel.number',
  'parcel.ownNumber',
] as const;

const forecastResults = [
  'new',
  'claimed',
  'alreadyYours',
  'someoneElses',
  'refused',
  'needsProof',
  'invalid',
] as const;
/** The possible results of checking a number before its forecast. */
const knownResults = [
  'new',
  'expected',
  'arrived',
  'unclaimed',
  'someoneElses',
  'refused',
  'invalid',
] as const;
/** The most goods names of one `previewForecast`. */
export const maxPreviewedGoodsNames = 50;
const refusalResults = ['new', 'alreadyYours', 'someoneElses', 'tooLate', 'invalid'] as const;

export const parcelCalls = {
  getForecastRules: member.get('Centralized/GetPrevBagConfig', {
    summary: 'Get forecast limits, goods types and banned words',
    output: z.object({
      batchMax: count,
      maxDeclaredValueMinor: minor,
      currency: plain.text,
      goodsNameMax: count,
      requiredFields: plain.texts,
      goodsTypes: z.array(goodsTypeView),
      sensitiveWords: plain.texts,
      claimNeedsProof: plain.yesNo,
      mergeBy: z.enum(['type', 'class']),
    }),
  }),
  forecastParcels: member.postOnce('Centralized/SubBillCode', {
    summary: 'Forecast or claim parcels; each number has its own result',
    input: forecastInput,
    output: z.object({
      list: z.array(resultPerNumber(forecastResults)),
      /** Numbers that occurred more than once in the input; each was counted once. */
      repeated: plain.texts,
    }),
    refusals: [...declarationRefusals, 'parcel.batchTooBig', 'parcel.proofUnknown', 'parcel.warehouse'],
  }),
  previewForecast: member.post('Centralized/PreviewSubBillCode', {
    summary: 'What is known of numbers that are to be forecast, and the likely types of goods',
    input: z.strictObject({
      courierNumber: note(4_000).default(''),
      goodsNames: z.array(text(maxGoodsNameLength)).max(maxPreviewedGoodsNames, 'field.tooMany').default([]),
    }),
    output: z.object({
      list: z.array(z.object({ courierNumber: plain.text, result: z.enum(knownResults), id: plain.maybeId })),
      types: z.array(
        z.object({
          goodsName: plain.text,
          /** Empty if there is no guess. */
          goodsType: plain.text,
          /** Whether the guess comes from the member's own earlier parcels, or from all parcels of the shop. */
          source: z.enum(['own', 'shop', 'none']),
        }),
      ),
    }),
    refusals: ['parcel.batchTooBig'],
  }),
  forecastForMember: staff('parcel.assign').postOnce('staff/parcels/forecast', {
    summary: 'Forecast parcels for a member; each number has its own result',
    forPrograms:
      'members forecast in their portal; a web shop does it for them when it sends what they bought',
    input: forecastInput.omit({ proofFileId: true }).extend({ memberId: id }),
    output: z.object({ list: z.array(resultPerNumber(forecastResults)), repeated: plain.texts }),
    refusals: [...declarationRefusals, 'parcel.batchTooBig', 'parcel.proofUnknown', 'parcel.warehouse'],
  }),
  updateForecast: member.post('Centralized/UpdateBillCode', {
    summary: 'Change a forecast that has not arrived',
    input: updateForecastInput,
    refusals: [...declarationRefusals, 'parcel.notForecast', 'parcel.numberTaken', 'pickup.parcelKept'],
  }),
  setPurchaseVoucher: member.post('Centralized/SetPurchaseVoucher', {
    summary: 'Set a parcel’s proof of purchase until it ships',
    input: z.strictObject({ id, proofFileId: id }),
    refusals: ['parcel.proofUnknown', 'parcel.voucherLate'],
  }),
  deleteForecast: member.byId.post('Centralized/DelBillCode', {
    summary: 'Delete a forecast that has not arrived',
    refusals: ['parcel.notForecast', 'parcel.inVipOrder', 'pickup.parcelKept'],
  }),
  queryParcels: member.page('Member/QueryBillCode', {
    summary: 'My parcels by state, warehouse, words and time, newest first, with the counts of every state',
    filters: {
      state: statesFilter.optional(),
      warehouseId: plain.optionalId,
      /** Beginning of a courier number, or part of the goods name. */
      words: note(60).optional(),
      from: instant.optional(),
      to: instant.optional(),
    },
    of: parcelRow,
    with: { counts: parcelCounts },
  }),
  getParcel: member.byId.get('Centralized/GetBillCodeInfo', {
    summary: 'Get a parcel with timeline, photos, measurements, storage days and fees',
    watched: 'papers',
    output: parcelDetail,
  }),
  getParcelPictures: member.get('Member/GetPicByKd', {
    summary: 'Get the warehouse’s photos of your courier number',
    forPrograms: "the portal shows them on the parcel's page, from `GetBillCodeInfo`",
    input: z.strictObject({ courierNumber: text(60) }),
    output: z.object({ courierNumber: plain.text, state: parcelState, pictures: z.array(pictureView) }),
  }),
  queryGoodsTypes: member.get('Member/QueryGoods', {
    summary: 'List goods types, which ship together, and by which shipping methods',
    output: z.object({
      mergeBy: z.enum(['type', 'class']),
      /** True if parcels need a photo from the warehouse before they can be part of an order. */
      picturesNeeded: plain.yesNo,
      list: z.array(
        goodsTypeView.extend({
          /** Codes of the types that may ship with this type, itself included; empty if it is prohibited. */
          together: plain.texts,
          channels: z.array(
            z.object({ id, name: plain.text, country: plain.text, mode: z.enum(['sea', 'air', 'land']) }),
          ),
        }),
      ),
      classes: z.array(z.enum(goodsClasses)),
    }),
  }),
  queryMyWarehouses: member.get('Member/GetHouseList', {
    summary: 'The warehouses where I have parcels, with their counts',
    output: listOf(
      z.object({
        id,
        name: plain.text,
        /** In the warehouse, shelved or not. */
        inHouse: count,
        /** On the shelf and free to ship. */
        shelved: count,
      }),
    ),
  }),
  addRefusals: member.postOnce('Centralized/Add_BillCodeTips', {
    summary: 'Ask the warehouse to refuse numbers; each has its own result',
    input: addRefusalsInput,
    output: z.object({ list: z.array(resultPerNumber(refusalResults)), repeated: plain.texts }),
    refusals: ['parcel.refusalsOff', 'parcel.number', 'parcel.batchTooBig'],
  }),
  deleteRefusal: member.byId.post('Centralized/Del_BillCodeTips', {
    summary: 'Delete a refusal request that has not been used',
    refusals: ['parcel.refusalUsed'],
  }),
  queryRefusals: member.page('Member/Query_BillCodeTips', {
    summary: 'My refusal registrations, newest first',
    filters: { words: note(60).optional(), used: query.flag().optional() },
    of: z.object({
      id,
      courierNumber: plain.text,
      reason: plain.text,
      createdAt: instant,
      /** The parcel that arrived and was refused because of this request; null if there is none. */
      parcel: z.object({ id, state: parcelState, arrivedAt: plain.maybeInstant }).nullable(),
    }),
  }),
  ...deskCalls,
  ...ownerCalls,
  ...storagePauseCalls,
};
