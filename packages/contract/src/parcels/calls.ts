import { maxGoodsNameLength } from '@crossdock/domain/parcels/declaration.ts';
import { goodsClasses } from '@crossdock/domain/parcels/goods.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import {
  doneAnswer,
  emptyInput,
  id,
  instant,
  minor,
  note,
  page,
  pageFields,
  query,
  text,
} from '../wire/values.ts';
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
  warehouseId: id.optional(),
  /** The proof of purchase, an uploaded file; claiming an unannounced parcel may require one. */
  proofFileId: id.optional(),
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
/** The shop's existing record of a number, before it is forecast. */
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
export const maxPreviewed = 50;
const refusalResults = ['new', 'alreadyYours', 'someoneElses', 'tooLate', 'invalid'] as const;

export const parcelCalls = {
  getForecastRules: call('GET', 'Centralized/GetPrevBagConfig', {
    by: 'member',
    summary: 'Get forecast limits, goods types and banned words',
    input: emptyInput,
    output: z.object({
      batchMax: z.number().int(),
      maxDeclaredValueMinor: minor,
      currency: z.string(),
      goodsNameMax: z.number().int(),
      requiredFields: z.array(z.string()),
      goodsTypes: z.array(goodsTypeView),
      sensitiveWords: z.array(z.string()),
      claimNeedsProof: z.boolean(),
      mergeBy: z.enum(['type', 'class']),
    }),
  }),
  forecastParcels: call('POST', 'Centralized/SubBillCode', {
    by: 'member',
    idempotent: true,
    summary: 'Forecast or claim parcels; each number has its own result',
    input: forecastInput,
    output: z.object({
      list: z.array(resultPerNumber(forecastResults)),
      /** Numbers that occurred more than once in the input; each was counted once. */
      repeated: z.array(z.string()),
    }),
    refusals: [...declarationRefusals, 'parcel.batchTooBig', 'parcel.proofUnknown', 'parcel.warehouse'],
  }),
  previewForecast: call('POST', 'Centralized/PreviewSubBillCode', {
    by: 'member',
    summary: 'What is known of numbers that are to be forecast, and the likely types of goods',
    input: z.strictObject({
      courierNumber: note(4_000).default(''),
      goodsNames: z.array(text(maxGoodsNameLength)).max(maxPreviewed, 'field.tooMany').default([]),
    }),
    output: z.object({
      list: z.array(z.object({ courierNumber: z.string(), result: z.enum(knownResults), id: id.nullable() })),
      types: z.array(
        z.object({
          goodsName: z.string(),
          /** Empty if there is no guess. */
          goodsType: z.string(),
          /** Whose earlier parcels the guess comes from. */
          source: z.enum(['own', 'shop', 'none']),
        }),
      ),
    }),
    refusals: ['parcel.batchTooBig'],
  }),
  forecastForMember: call('POST', 'staff/parcels/forecast', {
    by: 'staff',
    can: 'parcel.assign',
    idempotent: true,
    forPrograms:
      'members forecast in their portal; a web shop does it for them when it sends what they bought',
    summary: 'Forecast parcels for a member; each number has its own result',
    input: forecastInput.omit({ proofFileId: true }).extend({ memberId: id }),
    output: z.object({ list: z.array(resultPerNumber(forecastResults)), repeated: z.array(z.string()) }),
    refusals: [...declarationRefusals, 'parcel.batchTooBig', 'parcel.proofUnknown', 'parcel.warehouse'],
  }),
  updateForecast: call('POST', 'Centralized/UpdateBillCode', {
    by: 'member',
    summary: 'Change a forecast that has not arrived',
    input: updateForecastInput,
    output: doneAnswer,
    refusals: [...declarationRefusals, 'parcel.notForecast', 'parcel.numberTaken', 'pickup.parcelKept'],
  }),
  setPurchaseVoucher: call('POST', 'Centralized/SetPurchaseVoucher', {
    by: 'member',
    summary: 'Set a parcel’s proof of purchase until it ships',
    input: z.strictObject({ id, proofFileId: id }),
    output: doneAnswer,
    refusals: ['parcel.proofUnknown', 'parcel.voucherLate'],
  }),
  deleteForecast: call('POST', 'Centralized/DelBillCode', {
    by: 'member',
    summary: 'Delete a forecast that has not arrived',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['parcel.notForecast', 'parcel.inVipOrder', 'pickup.parcelKept'],
  }),
  queryParcels: call('GET', 'Member/QueryBillCode', {
    by: 'member',
    summary: 'My parcels by state, warehouse, words and time, newest first, with the counts of every state',
    input: z.strictObject({
      state: statesFilter.optional(),
      warehouseId: id.optional(),
      /** Beginning of a courier number, or part of the goods name. */
      words: note(60).optional(),
      from: instant.optional(),
      to: instant.optional(),
      ...pageFields,
    }),
    output: page(parcelRow).extend({ counts: parcelCounts }),
  }),
  getParcel: call('GET', 'Centralized/GetBillCodeInfo', {
    watched: 'papers',
    by: 'member',
    summary: 'Get a parcel with timeline, photos, measurements, storage days and fees',
    input: z.strictObject({ id }),
    output: parcelDetail,
  }),
  getParcelPictures: call('GET', 'Member/GetPicByKd', {
    by: 'member',
    forPrograms: "the portal shows them on the parcel's page, from `GetBillCodeInfo`",
    summary: 'Get the warehouse’s photos of your courier number',
    input: z.strictObject({ courierNumber: text(60) }),
    output: z.object({ courierNumber: z.string(), state: parcelState, pictures: z.array(pictureView) }),
  }),
  queryGoodsTypes: call('GET', 'Member/QueryGoods', {
    by: 'member',
    summary: 'List goods types, which ship together, and by which shipping methods',
    input: emptyInput,
    output: z.object({
      mergeBy: z.enum(['type', 'class']),
      /** Parcels without photos by the warehouse cannot be ordered. */
      picturesNeeded: z.boolean(),
      list: z.array(
        goodsTypeView.extend({
          /** Codes of the types that may ship with it, itself included; empty if it is prohibited. */
          together: z.array(z.string()),
          channels: z.array(
            z.object({ id, name: z.string(), country: z.string(), mode: z.enum(['sea', 'air', 'land']) }),
          ),
        }),
      ),
      classes: z.array(z.enum(goodsClasses)),
    }),
  }),
  queryMyWarehouses: call('GET', 'Member/GetHouseList', {
    by: 'member',
    summary: 'The warehouses where I have parcels, with their counts',
    input: emptyInput,
    output: z.object({
      list: z.array(
        z.object({
          id,
          name: z.string(),
          /** In the warehouse, shelved or not. */
          inHouse: z.number().int(),
          /** On the shelf and free to ship. */
          shelved: z.number().int(),
        }),
      ),
    }),
  }),
  addRefusals: call('POST', 'Centralized/Add_BillCodeTips', {
    by: 'member',
    idempotent: true,
    summary: 'Ask the warehouse to refuse numbers; each has its own result',
    input: addRefusalsInput,
    output: z.object({ list: z.array(resultPerNumber(refusalResults)), repeated: z.array(z.string()) }),
    refusals: ['parcel.refusalsOff', 'parcel.number', 'parcel.batchTooBig'],
  }),
  deleteRefusal: call('POST', 'Centralized/Del_BillCodeTips', {
    by: 'member',
    summary: 'Delete a refusal request that has not been used',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['parcel.refusalUsed'],
  }),
  queryRefusals: call('GET', 'Member/Query_BillCodeTips', {
    by: 'member',
    summary: 'My refusal registrations, newest first',
    input: z.strictObject({ words: note(60).optional(), used: query.flag().optional(), ...pageFields }),
    output: page(
      z.object({
        id,
        courierNumber: z.string(),
        reason: z.string(),
        createdAt: instant,
        /** The parcel that was refused because of it. */
        parcel: z.object({ id, state: parcelState, arrivedAt: instant.nullable() }).nullable(),
      }),
    ),
  }),
  ...deskCalls,
  ...ownerCalls,
  ...storagePauseCalls,
};
