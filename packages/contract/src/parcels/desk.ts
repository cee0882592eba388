import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { forecastDays } from '@crossdock/domain/parcels/forecasts.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import { locationCode } from '../warehouses/locations.ts';
import { staff } from '../wire/call.ts';
import { listExportCall } from '../wire/listExport.ts';
import { dayRangeFields, listOf, sortFields } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { count, id, instant, minor, note, plain, query, text } from '../wire/values.ts';
import { parcelListFacts } from './listFacts.ts';
import { measureInputFields, receiveInput, remeasureInput, sideMm } from './measuring.ts';
import { ownerSuggestion } from './owners.ts';
import {
  goodsTypeView,
  measurementView,
  memberBrief,
  parcelDetail,
  parcelRow,
  parcelStep,
  pictureView,
  resultPerNumber,
  statesFilter,
} from './shapes.ts';

const why = text(200);

const parcelSorts = ['created', 'waiting', 'weight', 'shelf', 'number'] as const;
export type ParcelSort = (typeof parcelSorts)[number];

export type MemberBrief = z.infer<typeof memberBrief>;

const staffParcelRow = parcelRow.extend({
  member: memberBrief.nullable(),
  shelfCode: plain.text,
  labelHint: plain.text,
});
export type StaffParcelRow = z.infer<typeof staffParcelRow>;

/** The desk's verdict on a scanned number. */
const verdicts = ['forecast', 'unknown', 'refuse', 'here', 'gone'] as const;

/** The facts that the receiving desk needs about a courier number. */
export const deskLookup = z.object({
  courierNumber: plain.text,
  verdict: z.enum(verdicts),
  couriers: plain.texts,
  /** The member's reason for refusing the parcel. */
  refusalReason: plain.text,
  parcel: staffParcelRow.nullable(),
  /** The expected or present parcel whose number ends with the scanned one; empty if there is none. */
  endOf: plain.text,
  /** The range of this member's usual weights; null with too few parcels. */
  usualWeightG: z.object({ from: count, to: count }).nullable(),
});

const staffParcelDetail = parcelDetail.extend({
  member: memberBrief.nullable(),
  shelfCode: plain.text,
  labelHint: plain.text,
  receivedBy: plain.text,
  /** The price that staff read on the proof of purchase; 0 if unknown. */
  provenPaidMinor: minor,
  timeline: z.array(parcelStep.extend({ staffName: plain.text })),
  /** The parcel's locations, oldest first. */
  shelfMoves: z.array(
    z.object({ at: instant, from: plain.text, to: plain.text, isUndo: plain.yesNo, staffName: plain.text }),
  ),
  measurements: z.array(measurementView.extend({ staffName: plain.text })),
});

/**
 * Above which weight or size the desks ask for confirmation, and whether members can have parcels refused.
 */
export const deskSettings = z.strictObject({
  likelyMeasures: z.strictObject({ maxWeightG: measureInputFields.weightG, maxSideMm: sideMm }),
  takesRefusals: plain.yesNo,
  /** Members are asked whether an unclaimed parcel is theirs; otherwise only staff see which members may own it. */
  asksOwners: plain.yesNo,
  forecastDays: z
    .int()
    .min(0)
    .max(forecastDays.most)
    .refine((days) => days === 0 || days >= forecastDays.least, 'parcel.forecastDays'),
});

/** Filters and sort orders of the list of parcels. */
const parcelFilters = {
  state: statesFilter.optional(),
  warehouseId: plain.optionalId,
  memberId: plain.optionalId,
  /** Part of a courier number; the parcel's own number; the beginning of a shelf code; or the member. */
  words: note(60).optional(),
  /** In the warehouse for at least this many days. */
  olderThanDays: query.int(1, 3650).optional(),
  /** In the warehouse without a photo. */
  withoutPicture: query.flag().optional(),
  courier: z.enum(couriers).optional(),
  goodsTypeId: plain.optionalId,
  /** The clerk who received the parcel. */
  receivedById: plain.optionalId,
  ...dayRangeFields,
  ...sortFields(parcelSorts),
};

export const deskCalls = {
  getDesk: staff('parcel.read').get('staff/parcels/desk', {
    summary: 'Get warehouses, goods types and counts for the desks',
    output: z.object({
      warehouses: z.array(z.object({ id, code: plain.text, name: plain.text })),
      goodsTypes: z.array(goodsTypeView),
      unclaimed: count,
      notShelved: count,
      /** Parcels without a photo cannot be shipped in this shop. */
      picturesNeeded: plain.yesNo,
      /** Parcels in the warehouse without a photo, counted to 10,000. */
      withoutPicture: count,
      ...deskSettings.shape,
    }),
  }),
  saveDeskSettings: staff('warehouse.write').post('staff/parcels/settings', {
    summary:
      'Set from which measures the desks ask again, whether parcels are refused on request, when forecasts end, and whether members are asked about unclaimed parcels',
    // Optional, because older clients do not know these two fields and must not change them.
    input: deskSettings.partial({ forecastDays: true, asksOwners: true }),
    output: deskSettings,
  }),
  lookupParcel: staff('parcel.read').get('staff/parcels/lookup', {
    summary: 'Look up a scanned number: forecast, unknown, to refuse, received or gone',
    forPrograms: 'the receiving desk has it in the answer of `resolveScan`',
    input: z.strictObject({ courierNumber: text(60) }),
    output: deskLookup,
    refusals: ['parcel.number', 'parcel.ownNumber'],
  }),
  receiveParcel: staff('parcel.receive').postOnce('staff/parcels/receive', {
    summary: 'Receive and shelve a parcel; a second scan changes nothing',
    input: receiveInput,
    output: z.object({
      outcome: z.enum(['received', 'shelved', 'unclaimed', 'refused', 'already']),
      parcel: staffParcelRow,
    }),
    refusals: [
      'parcel.number',
      'parcel.ownNumber',
      'parcel.otherNumber',
      'parcel.endOfNumber',
      'parcel.warehouse',
      'parcel.shelfUnknown',
    ],
  }),
  photographParcel: staff('parcel.receive').postOnce('staff/parcels/photo', {
    summary: 'Add a photo to a parcel in the warehouse',
    body: 'file',
    input: z.strictObject({
      courierNumber: text(60),
      /** The parcel in the photo. If the number belongs to another parcel now, the photo is refused. */
      parcelId: plain.optionalId,
      kind: z.enum(['receive', 'scale', 'inspection', 'damage']).default('receive'),
    }),
    output: pictureView,
    refusals: ['parcel.number', 'parcel.notHere', 'parcel.otherNumber', 'parcel.picture'],
  }),
  shelveParcels: staff('parcel.shelve').postOnce('staff/parcels/shelve', {
    summary: 'Shelve or move parcels; each number has its own result',
    // The call is `postOnce`, because its repetition after a lost answer must not undo a later move by somebody else.
    input: z.strictObject({
      shelfCode: locationCode,
      courierNumbers: z.array(text(60)).min(1).max(200, 'field.tooMany'),
    }),
    output: listOf(
      resultPerNumber(['shelved', 'moved', 'unclaimed', 'refused', 'notHere', 'invalid', 'otherWarehouse']),
    ),
    refusals: ['parcel.shelfUnknown'],
  }),
  undoReceive: staff('parcel.receive').byId.post('staff/parcels/undoReceive', {
    summary: 'Undo your own arrival within ten minutes',
    refusals: ['parcel.notUndoable', 'undo.notYours', 'undo.tooLate'],
  }),
  undoShelve: staff('parcel.shelve').byId.post('staff/parcels/undoShelve', {
    summary: 'Undo your own last shelving within ten minutes',
    output: z.object({ done: z.literal(true), shelfCode: plain.text }),
    refusals: ['parcel.notUndoable', 'parcel.shelfClosed', 'undo.notYours', 'undo.tooLate'],
  }),
  remeasureParcel: staff('parcel.write').postOnce('staff/parcels/remeasure', {
    summary: 'Measure a parcel again, with the reason; the old measurement stays on record',
    input: remeasureInput,
    refusals: ['parcel.notHere', 'dispute.open'],
  }),
  setTravelsAlone: staff('parcel.write').post('staff/parcels/travelsAlone', {
    summary: 'Set whether a parcel can ship with others',
    input: z.strictObject({ id, travelsAlone: plain.yesNo }),
    refusals: ['parcel.notHere'],
  }),
  queryUnclaimed: staff('parcel.read').page('staff/parcels/unclaimed', {
    summary: 'List parcels nobody forecast, oldest first, with possible members',
    filters: { warehouseId: plain.optionalId, words: note(60).optional() },
    of: staffParcelRow.extend({ suggestions: z.array(ownerSuggestion) }),
    table: {
      views: 'unclaimed',
      title: 'parcels.unclaimed.title',
      columns: {
        number: column.text('parcels.number', 'courierNumber'),
        arrived: column.instant('parcels.arrived', 'arrivedAt'),
        label: column.text('tables.label', 'labelHint'),
        weight: column.weight('tables.weight', 'weightG'),
        place: column.text('tables.place', 'warehouseName shelfCode'),
        remark: column.text('parcels.said.remark', 'remark'),
      },
    },
  }),
  findOwners: staff('parcel.assign').get('staff/parcels/owners', {
    summary: 'Members by account, alias, invitation code, phone or name',
    input: z.strictObject({ words: text(60) }),
    output: listOf(memberBrief),
  }),
  assignParcel: staff('parcel.assign').post('staff/parcels/assign', {
    summary: 'Assign an unclaimed parcel to its member',
    input: z.strictObject({ id, memberId: id, why: note(200).default('') }),
    refusals: ['parcel.notUnclaimed'],
  }),
  disposeParcel: staff('parcel.dispose').post('staff/parcels/dispose', {
    summary: 'Return a parcel to its sender or destroy it, with the reason',
    input: z.strictObject({ id, how: z.enum(['return', 'destroy']), why }),
    refusals: ['parcel.notDisposable'],
  }),
  queryAllParcels: staff('parcel.read').page('staff/parcels', {
    summary:
      "The shop's parcels by state, warehouse, age and words, newest first unless another order is asked",
    filters: parcelFilters,
    of: staffParcelRow,
  }),
  exportParcels: staff('parcel.read').get(
    'staff/parcels/export',
    listExportCall('parcels', parcelFilters, keysOf(parcelListFacts)),
  ),
  getStaffParcel: staff('parcel.read').byId.get('staff/parcels/detail', {
    summary: 'One parcel with everything known about it',
    watched: 'papers',
    output: staffParcelDetail,
  }),
};

export type ReceivingVerdict = (typeof verdicts)[number];
export type DeskLookup = z.infer<typeof deskLookup>;
