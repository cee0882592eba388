import { pickupPointKinds, shopPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';
import { isRegion, regions } from '@crossdock/domain/regions.ts';
import { z } from 'zod';
import { auditDecisionInput } from '../shops/auditDecision.ts';
import { profileOwnerFields, profileReviewFilters } from '../wire/auditFilters.ts';
import { staff } from '../wire/call.ts';
import { column } from '../wire/listTable.ts';
import { count, createdAnswer, id, note, plain, text } from '../wire/values.ts';
import { addressView, pickupPointView } from './shapes.ts';

/** An address in the approval queue, with the facts that staff check. */
const auditRow = addressView.extend({
  ...profileOwnerFields,
  /** Addresses of other members with the same ID or company number. */
  sameIdNumber: count,
  auditedAt: plain.maybeInstant,
  auditedBy: plain.maybeText,
});

const limit = z.number().int().min(1).max(1_000_000).nullable().default(null);

export const pickupPointInput = z.strictObject({
  /** Omitted for a new pickup point. */
  id: plain.optionalId,
  code: text(30),
  name: text(100),
  kind: z.enum(shopPointKinds),
  country: z.string().refine(isRegion, 'field.country'),
  province: note(100).default(''),
  city: note(100).default(''),
  area: note(100).default(''),
  address: text(300),
  zip: note(10).default(''),
  phone: note(30).default(''),
  hours: note(100).default(''),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  maxSideMm: limit,
  maxSideSumMm: limit,
  maxPieceG: limit,
  /** The carriers that deliver to this point. If empty, all carriers that serve this kind of point. */
  carrierIds: z.array(id).max(20).default([]),
  holdDays: z.number().int().min(1).max(90).default(7),
  /** A file of `staff/files`. Null removes the picture; if omitted, the picture stays. */
  pictureFileId: plain.maybeId.optional(),
});

export const staffAddressCalls = {
  listAddressAudits: staff('address.read').page('staff/addresses', {
    summary: 'List addresses by review state, oldest pending first',
    filters: { ...profileReviewFilters, country: z.enum(regions).optional() },
    of: auditRow,
    table: {
      views: 'addresses',
      title: 'shell.nav.addresses',
      columns: {
        member: column.member('addresses.member'),
        consignee: column.text('addresses.consignee', 'consignee phone'),
        place: column.text(
          'addresses.where',
          'country province city area street detail zip store.name pickupPointName',
        ),
        decided: column.text('addresses.decided', 'auditedBy auditedAt'),
        reason: column.text('addresses.reason', 'rejectReason'),
      },
    },
  }),
  auditAddress: staff('address.audit').post('staff/addresses/audit', {
    summary: 'Approve an address, or reject it with a reason',
    input: auditDecisionInput('addresses'),
    refusals: ['address.notPending'],
  }),
  listAllPickupPoints: staff('warehouse.read').page('staff/pickupPoints', {
    summary: 'Pickup points, also those that are closed',
    filters: {
      kind: z.enum(pickupPointKinds).optional(),
      words: note(100).default(''),
    },
    of: pickupPointView.extend({ active: plain.yesNo, carrierIds: z.array(id) }),
    table: {
      views: 'pickupPoints',
      title: 'shell.nav.pickupPoints',
      columns: {
        code: column.text('addresses.point.code', 'code'),
        name: column.text('addresses.point.name', 'name'),
        kind: column.choice('addresses.point.kind', 'kind', 'addresses.point.kind'),
        place: column.text('addresses.where', 'country province city area address zip'),
        phone: column.text('declarers.phone', 'phone'),
        hours: column.text('addresses.point.hours', 'hours'),
      },
    },
  }),
  savePickupPoint: staff('warehouse.write').postOnce('staff/pickupPoints/save', {
    summary: 'Add or change a pickup point',
    input: pickupPointInput,
    output: createdAnswer,
    refusals: ['address.pickupPointCodeTaken', 'address.pictureUnknown', 'address.carrierUnfit'],
  }),
  setPickupPointActive: staff('warehouse.write').post('staff/pickupPoints/active', {
    summary: 'Close a pickup point or open it again; orders to it stay',
    input: z.strictObject({ id, active: plain.yesNo }),
  }),
};
