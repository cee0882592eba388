import { packageStates } from '@crossdock/domain/orders/packages.ts';
import { orderStates } from '@crossdock/domain/orders/states.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { z } from 'zod';
import { guest, longBodyBytes, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { importRowsInput, sheetPreviewCall, sheetTemplateCall } from '../wire/sheet.ts';
import { count, id, instant, note, plain, refusalView, text, texts } from '../wire/values.ts';
import { trackingTemplates } from './texts.ts';

const track = z.object({
  time: instant,
  place: plain.text,
  info: plain.text,
  /** Before the parcel reached the warehouse, or after it left. */
  leg: z.enum(['domestic', 'international']),
});
export type MemberTrackingEvent = z.infer<typeof track>;

/** A parcel's events before the warehouse. */
const domesticPart = z.object({
  courierNumber: plain.text,
  courier: plain.text,
  state: z.enum(parcelStates),
  tracks: z.array(track),
});

const trackingAnswer = z.object({
  /** The number that was searched for, in normal form. */
  number: plain.text,
  kind: z.enum(['order', 'parcel']),
  /** Empty for guests who searched a courier number. */
  orderNumber: plain.text,
  /** Null for guests, and for a parcel without an order. */
  orderId: plain.maybeId,
  orderState: z.enum(orderStates).nullable(),
  forwardingNumber: plain.text,
  carrierName: plain.text,
  /** The carrier's tracking page; empty if it has none or nothing was shipped yet. */
  carrierUrl: plain.text,
  /** The number of the requested package; empty if the request was for the order or for several packages. */
  packageNumber: plain.text,
  /** The packages of an order that has several, each with its newest event; empty for other orders. */
  packages: z.array(
    z.object({
      number: plain.text,
      state: z.enum(packageStates),
      forwardingNumber: plain.text,
      carrierName: plain.text,
      newest: track.nullable(),
    }),
  ),
  /** Newest first. */
  tracks: z.array(track),
  domestic: z.array(domesticPart),
});
export type TrackingAnswer = z.infer<typeof trackingAnswer>;

const place = note(60).default('');
const eventView = z.object({
  id,
  at: instant,
  place: plain.text,
  ...texts.shape,
  number: plain.text,
  source: z.enum(['system', 'staff', 'import']),
  staffName: plain.text,
  archived: plain.yesNo,
});
export type TrackingEventView = z.infer<typeof eventView>;

const addTrackingInput = z.strictObject({
  /** Order, forwarding or courier numbers that get the same event. */
  numbers: z.array(text(60)).min(1, 'field.required').max(100, 'field.tooMany'),
  at: instant,
  place,
  template: z.enum(trackingTemplates).optional(),
  /** Instead of a template: the event's text in one or more languages. A missing language shows the text of another. */
  zh: note(200).default(''),
  tw: note(200).default(''),
  en: note(200).default(''),
});

export const trackingCalls = {
  getTracking: guest.get('Member/GetlogisticstrackingList', {
    summary: 'Track an order, tracking number or courier number',
    input: z.strictObject({
      number: text(60),
      /** The last four digits of the consignee's phone; guests must give it. */
      phoneTail: z
        .string()
        .trim()
        .regex(/^(\d{4})?$/, 'tracking.phoneTail')
        .default(''),
    }),
    output: trackingAnswer,
    refusals: ['tracking.notFound', 'tracking.phoneTail'],
  }),
  listTrackingEvents: staff('tracking.read').byOrder.get('staff/tracking', {
    summary: 'Everything recorded on the way of one order, newest first',
    output: listOf(eventView),
  }),
  addTracking: staff('tracking.write').postOnce('staff/tracking', {
    summary: 'Record an event for several numbers; repeats change nothing',
    input: addTrackingInput,
    output: listOf(
      z.object({ number: plain.text, outcome: z.enum(['added', 'known', 'unknown']), message: plain.text }),
    ),
    refusals: ['tracking.textRequired', 'tracking.timeAhead'],
  }),
  removeTracking: staff('tracking.write').byId.post('staff/tracking/remove', {
    summary: 'Delete an event recorded by mistake',
  }),
  getTrackingTemplate: staff('tracking.write').get('staff/tracking/template', {
    summary: 'Download the import template for events',
    ...sheetTemplateCall,
  }),
  previewTracking: staff('tracking.write').post('staff/tracking/import/preview', {
    summary: 'Preview an event import; writes nothing',
    ...sheetPreviewCall(
      z.object({
        row: count,
        number: plain.text,
        at: plain.maybeInstant,
        place: plain.text,
        info: plain.text,
        /** The order or parcel to which the row's number belongs. */
        about: plain.text,
        problem: refusalView.nullable(),
      }),
    ),
  }),
  importTracking: staff('tracking.write').postOnce('staff/tracking/import', {
    summary: 'Record the confirmed rows of a preview; repeats change nothing',
    bodyAtMost: longBodyBytes,
    input: z.strictObject({
      rows: importRowsInput(z.strictObject({ number: text(60), at: instant, place, info: text(200) })),
    }),
    output: z.object({ added: count, known: count, unknown: plain.texts }),
  }),
};
