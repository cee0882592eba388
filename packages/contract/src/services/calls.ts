import { quoteRefusalReasons } from '@crossdock/domain/pricing/limits.ts';
import { servicePaymentModes } from '@crossdock/domain/services/kinds.ts';
import { z } from 'zod';
import { member } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { count, id, minor, query, text } from '../wire/values.ts';
import { serviceDeskCalls } from './desk.ts';
import { memberPictures, offeredService, quantity, taskView, taskWish } from './shapes.ts';

const addServiceInput = z.strictObject({
  parcelId: id,
  serviceId: id,
  /** The number of pieces, used if the service is priced by piece. Otherwise the quantity is counted automatically. */
  quantity: quantity.default(1),
  payer: z.enum(servicePaymentModes).default('balance'),
  wish: taskWish.default(''),
  fileIds: memberPictures,
});

const orderPhotosInput = z.strictObject({
  parcelId: id,
  quantity,
  wish: taskWish.default(''),
  fileIds: memberPictures,
});

const reshootPhotosInput = z.strictObject({
  id,
  /** The details that the photos should show. */
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
  listOfferedServices: member.get('Centralized/GetIncrementList', {
    summary: 'The value-added services that the shop offers, and how many photos of a parcel are free',
    output: z.object({ list: z.array(offeredService), freePhotos: count, balanceMinor: minor }),
  }),
  listServicesOfParcel: member.get('Centralized/GetIncrementListByCode', {
    summary: 'The services ordered of a courier number of mine, the newest first',
    watched: 'papers',
    input: z.strictObject({ courierNumber: text(60) }),
    output: z.object({
      list: z.array(taskView),
      /** How many photos of the parcel are still free. */
      freePhotosLeft: count,
    }),
  }),
  listServicesOfOrder: member.byOrder.get('Centralized/GetIncrementListByOrderId', {
    summary: 'The services ordered of an order of mine and of the parcels in it',
    watched: 'papers',
    output: listOf(taskView),
  }),
  addService: member.postOnce('Centralized/AddIncrement', {
    summary: 'Order a service of a parcel in the warehouse, paid at once or with its order',
    input: addServiceInput,
    output: added,
    refusals: [...addRefusals, 'service.payNow'],
  }),
  orderPhotos: member.postOnce('Centralized/AddBillCodePhotoInfo', {
    summary: 'Order inspection photos of a parcel, charged right away',
    input: orderPhotosInput,
    output: added,
    refusals: addRefusals,
  }),
  listPhotos: member.page('Centralized/GetBillCodePhotoInfo', {
    summary: 'List my inspection photos and services, newest first',
    watched: 'papers',
    filters: {
      finished: query.flag().optional(),
      /** Only failed and cancelled services, which are neither open nor done. */
      notDone: query.flag().default(false),
      /** All services, independent of their state. */
      all: query.flag().default(false),
    },
    of: taskView,
    with: {
      counts: z.object({
        unfinished: count,
        finished: count,
        notDone: count,
        unseen: count,
        /** How many of the unseen services could not be done. */
        unseenNotDone: count,
      }),
    },
  }),
  cancelService: member.byId.postOnce('Centralized/CancelIncrement', {
    summary: 'Cancel a service before it starts; refunds the payment',
    output: z.object({ refundMinor: minor }),
    refusals: ['service.begun', 'service.wrongState', ...quoteRefusalReasons],
  }),
  reshootPhotos: member.postOnce('Centralized/ReshootPhotos', {
    summary: 'Request new inspection photos once, for free',
    input: reshootPhotosInput,
    refusals: ['service.reshotBefore', 'service.wrongState', 'service.notHere'],
  }),
  seeServices: member.post('Centralized/SeeIncrements', {
    summary: 'Mark finished services as seen',
    input: z.strictObject({ ids: z.array(id).min(1).max(100, 'field.tooMany') }),
  }),
};
