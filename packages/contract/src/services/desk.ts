import { splitPartsMax } from '@crossdock/domain/parcels/split.ts';
import { quoteRefusalReasons } from '@crossdock/domain/pricing/limits.ts';
import { serviceKinds, serviceUnits } from '@crossdock/domain/services/kinds.ts';
import {
  freePhotosMax,
  priceMaxMinor,
  resultPicturesMax,
  servicePicturesMax,
  taskNoteMax,
} from '@crossdock/domain/services/price.ts';
import { z } from 'zod';
import { measureInputFields, refuseImpossibleVolume } from '../parcels/measuring.ts';
import { locationCode } from '../warehouses/locations.ts';
import { searchWords } from '../wire/auditFilters.ts';
import { doneAnswer, settingsCalls, staff } from '../wire/call.ts';
import { dayRangeFields } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { pictureView } from '../wire/pictures.ts';
import { savedRecordCalls } from '../wire/recordCalls.ts';
import {
  count,
  createdAnswer,
  distinctIds,
  id,
  minor,
  note,
  ofMember,
  plain,
  text,
  textsUpTo,
  whole,
} from '../wire/values.ts';
import { taskFacts } from './shapes.ts';

export const taskTabs = ['open', 'mine', 'done', 'impossible', 'all'] as const;

const staffTask = taskFacts.extend({
  ...ofMember,
  /** The parcel's shelf. */
  shelfCode: plain.text,
  warehouseName: plain.text,
  takenBy: plain.maybeText,
  takenAt: plain.maybeInstant,
  mine: plain.yesNo,
  endedBy: plain.maybeText,
});
export type StaffTask = z.infer<typeof staffTask>;

/** A new parcel that was made from a part of another one. */
const splitPart = z
  .strictObject({
    ...measureInputFields,
    goodsCount: whole.min(1, 'field.tooSmall'),
    /** If omitted, the goods name of the whole parcel. */
    goodsName: note(100).default(''),
    /** If omitted, the shelf of the whole parcel. */
    shelfCode: locationCode.optional(),
    /** If omitted, the pictures of the task. */
    fileIds: z.array(id).max(servicePicturesMax, 'field.tooMany').default([]),
  })
  .superRefine(refuseImpossibleVolume);

export const finishTaskInput = z.strictObject({
  id,
  /** Pictures that staff uploaded as `service`. */
  fileIds: distinctIds(resultPicturesMax, 'service.pictureUnknown').default([]),
  note: note(taskNoteMax).default(''),
  /** For a split parcel: the new parcels that were made from it. */
  parts: z.array(splitPart).max(splitPartsMax, 'field.tooMany').default([]),
  /** For a split parcel whose parts were already received: their numbers. */
  courierNumbers: z.array(text(40)).max(20, 'field.tooMany').default([]),
});
export const failTaskInput = z.strictObject({ id, reason: text(200) });

export const saveServiceInput = z.strictObject({
  /** Omitted for a new service. */
  id: plain.optionalId,
  kind: z.enum(serviceKinds),
  unit: z.enum(serviceUnits),
  priceMinor: whole.min(0, 'field.tooSmall').max(priceMaxMinor, 'field.tooBig'),
  ...textsUpTo(40, 60),
  aboutZh: note(300).default(''),
  aboutTw: note(300).default(''),
  aboutEn: note(400).default(''),
  /** Pictures that staff uploaded as `service`. */
  fileIds: z.array(id).max(servicePicturesMax, 'field.tooMany').default([]),
  active: plain.yesNo,
});

export const serviceSettingsInput = z.strictObject({
  freePhotos: whole.min(0, 'field.tooSmall').max(freePhotosMax, 'field.tooBig'),
});

const staffService = saveServiceInput
  .extend({ id, pictures: z.array(pictureView.extend({ fileId: id })), position: count })
  .omit({ fileIds: true });
export type StaffService = z.infer<typeof staffService>;

const services = savedRecordCalls('staff/services', staffService);

const settings = settingsCalls('staff/services/settings', serviceSettingsInput, serviceSettingsInput);

export const serviceDeskCalls = {
  listServiceTasks: staff('parcel.read').page('staff/services/tasks', {
    summary: 'List ordered services, open ones oldest first',
    watched: 'papers',
    filters: {
      shelf: z.enum(taskTabs).default('open'),
      kind: z.enum(serviceKinds).optional(),
      memberId: plain.optionalId,
      parcelId: plain.optionalId,
      orderId: plain.optionalId,
      /** A courier or order number, an account or a name. */
      words: searchWords,
      warehouseId: plain.optionalId,
      ...dayRangeFields,
    },
    of: staffTask,
    with: {
      /** Open tasks by kind; kinds without any are missing. */
      open: z.array(z.object({ kind: z.enum(serviceKinds), count })),
    },
    table: {
      views: 'services',
      title: 'shell.nav.services',
      columns: {
        kind: column.choice('tables.kind', 'kind', 'services.kind'),
        state: column.choice('tables.state', 'state', 'services.state'),
        parcel: column.text('tables.parcel', 'courierNumber goodsName'),
        order: column.text('tables.order', 'orderNumber'),
        member: column.member('tables.member'),
        place: column.text('tables.place', 'warehouseName shelfCode'),
        quantity: column.count('tables.quantity', 'quantity'),
        amount: column.money('tables.amount', 'amountMinor'),
        asked: column.instant('tables.asked', 'createdAt'),
        by: column.text('tables.by', 'takenBy endedBy'),
        wish: column.text('services.wish', 'wish'),
        note: column.text('tables.note', 'note reason'),
      },
    },
  }),
  takeServiceTask: staff('service.work').byId.post('staff/services/tasks/take', {
    summary: 'Take over a service; the member can no longer cancel it',
    refusals: ['service.takenBy', 'service.wrongState'],
  }),
  putBackServiceTask: staff('service.work').byId.post('staff/services/tasks/put-back', {
    summary: 'Release a service for others',
    refusals: ['service.wrongState'],
  }),
  finishServiceTask: staff('service.work').postOnce('staff/services/tasks/finish', {
    summary: 'Finish a service with photos and a note',
    input: finishTaskInput,
    output: doneAnswer.extend({
      /** The new parcels that were made from a split parcel. */
      parcels: z.array(z.object({ id, courierNumber: plain.text })),
    }),
    refusals: [
      'service.wrongState',
      'service.pictureUnknown',
      'service.pictureMissing',
      'service.splitMissing',
      'service.splitParts',
      'service.splitPieces',
      'parcel.blocked',
      'parcel.inVipOrder',
      'parcel.shelfUnknown',
      'parcel.notDisposable',
    ],
  }),
  failServiceTask: staff('service.work').postOnce('staff/services/tasks/fail', {
    summary: 'Mark a service as can’t be done; notifies and refunds the member',
    input: failTaskInput,
    output: z.object({ refundMinor: minor }),
    refusals: ['service.wrongState', ...quoteRefusalReasons],
  }),
  listServices: services.list(
    'shop.read',
    'The catalogue of services in its order, with those no longer offered',
  ),
  saveService: services.save('service.write', {
    summary: 'Add a service to the catalogue, or change it; work ordered before keeps its price',
    input: saveServiceInput,
    output: createdAnswer,
    refusals: ['service.unit', 'service.photosTwice', 'service.pictureUnknown'],
  }),
  orderServices: staff('service.write').post('staff/services/order', {
    summary: 'Reorder the services',
    input: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  }),
  getServiceSettings: settings.get('shop.read', 'Get the number of free photos per parcel'),
  saveServiceSettings: settings.save('service.write', 'Set the number of free photos per parcel'),
};
