import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const trackingFacts = {
  number: 'Number of an order, forwarding number or courier number',
  phoneTail: "Last four digits of the consignee's phone; guests must send it",
  kind: 'order or parcel: what the number is of',
  orderNumber: 'Number of the order; empty for guests who asked by a courier number',
  orderId: 'Order (UUID); null for guests, and where there is none',
  orderState: 'State of the order; null: none',
  carrierUrl: "Address of the carrier's own tracking; empty: none yet",
  packageNumber: 'The package that was asked for; empty: the order, or several packages',
  packages: 'The packages of an order of several; empty for other orders',
  'packages.number': 'Number of the package as on its label',
  newest: 'What happened to it last; null: nothing was recorded',
  tracks: 'What happened, newest first',
  leg: 'domestic before the warehouse, international after it',
  domestic: 'The parcels on their way to the warehouse',
  state: 'State of the parcel',
  id: 'Id of the event (UUID)',
  source: 'Who recorded it: system, staff or import',
  numbers: 'Order, forwarding or courier numbers: the same event for all of them',
  template: 'What happened, by key; left out with own words',
  zh: 'What happened, in Mainland Chinese; empty with a template',
  tw: 'What happened, in Taiwanese Chinese; empty with a template',
  en: 'What happened, in English; empty with a template',
  'listTrackingEvents.list.zh': 'What happened, in Mainland Chinese',
  'listTrackingEvents.list.tw': 'What happened, in Taiwanese Chinese',
  'listTrackingEvents.list.en': 'What happened, in English',
  outcome: 'added, known (was there already) or unknown',
  'previewTracking.rows.at': 'When it happened (ISO 8601, UTC); null: not readable',
  info: 'What happened, in words',
  about: 'The order or parcel found; empty: none',
  unknown: 'Numbers that belong to nothing',
  archived: 'Whether it is in the archive of what ended long ago, from where nothing is taken back',
  staffName: 'Name of the staff member; empty: the system',
  message: 'Why it was not recorded; empty: it was',
  'listTrackingEvents.orderId@query': 'Id of the order (UUID)',
} as const satisfies Facts;
