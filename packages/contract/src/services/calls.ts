import { quoteRefusalReasons } from '@crossdock/domain/pricing/limits.ts';
import { servicePayers } from '@crossdock/domain/services/kinds.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, minor, page, pageFields, query, text } from '../wire/values.ts';
import { serviceDeskCalls } from './desk.ts';
import { offeredService, ownPictures, quantity, requestedTask, taskView } from './shapes.ts';

const addServiceInput = z.strictObject({
  parcelId: id,
  serviceId: id,
  /** Used if priced by piece; otherwise counted automatically. */
  quantity: quantity.default(1),
  payer: z.enum(servicePayers).default('balance'),
  wish: requestedTask.default(''),
  fileIds: ownPictures,
});

const orderPhotosInput = z.strictObject({
  parcelId: id,
  quantity,
  wish: requestedTask.default(''),
  fileIds: ownPictures,
});

const reshootPhotosInput = z.strictObject({
  id,
  /** What the photos should show. */
  wish: text(300),
});

const added = z.object({ id, amountMinor: minor, balanceMinor: minor });
const addRefusals = [
  'service.notOffered',
  'service.notHere',
  'service.underWay',
  'service.pictureUnknown',
  'service.inOrder',
  'wallet.insufficient',
] as const;

/** Paid services of the warehouse, including inspection photos. */
export const serviceCalls = {
  ...serviceDeskCalls,
  listOfferedServices: call('GET', 'Centralized/GetIncrementList', {
    by: 'member',
    summary: 'The value-added services that the shop offers, and how many photos of a parcel are free',
    input: emptyInput,
    output: z.object({ list: z.array(offeredService), freePhotos: z.number().int(), balanceMinor: minor }),
  }),
  listServicesOfParcel: call('GET', 'Centralized/GetIncrementListByCode', {
    watched: 'papers',
    by: 'member',
    summary: 'The services ordered of a courier number of mine, the newest first',
    input: z.strictObject({ courierNumber: text(60) }),
    output: z.object({
      list: z.array(taskView),
      /** How many photos of the parcel are still free. */
      freePhotosLeft: z.number().int(),
    }),
  }),
  listServicesOfOrder: call('GET', 'Centralized/GetIncrementListByOrderId', {
    watched: 'papers',
    by: 'member',
    summary: 'The services ordered of an order of mine and of the parcels in it',
    input: z.strictObject({ orderId: id }),
    output: z.object({ list: z.array(taskView) }),
  }),
  addService: call('POST', 'Centralized/AddIncrement', {
    by: 'member',
    idempotent: true,
    summary: 'Order a service of a parcel in the warehouse, paid at once or with its order',
    input: addServiceInput,
    output: added,
    refusals: [...addRefusals, 'service.payNow'],
  }),
  orderPhotos: call('POST', 'Centralized/AddBillCodePhotoInfo', {
    by: 'member',
    idempotent: true,
    summary: 'Order inspection photos of a parcel, charged right away',
    input: orderPhotosInput,
    output: added,
    refusals: addRefusals,
  }),
  listPhotos: call('GET', 'Centralized/GetBillCodePhotoInfo', {
    watched: 'papers',
    by: 'member',
    summary: 'List my inspection photos and services, newest first',
    input: z.strictObject({
      finished: query.flag().optional(),
      /** Failed and cancelled ones, which are neither open nor done. */
      notDone: query.flag().default(false),
      /** Every service, whatever its state. */
      all: query.flag().default(false),
      ...pageFields,
    }),
    output: page(taskView).extend({
      counts: z.object({
        unfinished: z.number().int(),
        finished: z.number().int(),
        notDone: z.number().int(),
        unseen: z.number().int(),
        /** How many of the unseen ones could not be done. */
        unseenNotDone: z.number().int(),
      }),
    }),
  }),
  cancelService: call('POST', 'Centralized/CancelIncrement', {
    by: 'member',
    idempotent: true,
    summary: 'Cancel a service before it starts; refunds the payment',
    input: z.strictObject({ id }),
    output: z.object({ refundMinor: minor }),
    refusals: ['service.begun', 'service.wrongState', ...quoteRefusalReasons],
  }),
  reshootPhotos: call('POST', 'Centralized/ReshootPhotos', {
    by: 'member',
    idempotent: true,
    summary: 'Request new inspection photos once, for free',
    input: reshootPhotosInput,
    output: doneAnswer,
    refusals: ['service.reshotBefore', 'service.wrongState', 'service.notHere'],
  }),
  seeServices: call('POST', 'Centralized/SeeIncrements', {
    by: 'member',
    summary: 'Mark finished services as seen',
    input: z.strictObject({ ids: z.array(id).min(1).max(100, 'field.tooMany') }),
    output: doneAnswer,
  }),
};
