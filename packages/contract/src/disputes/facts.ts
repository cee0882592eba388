import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const disputesFacts = {
  id: 'Id of the dispute (UUID)',
  'getMeasurements.id@query': 'Id of the parcel or order (UUID)',
  'list.id': 'Id of it (UUID)',
  'openDispute.id@body': 'Id of the parcel or package (UUID)',
  subject: 'The parcel, or the order that the package is of',
  'subject.id': 'Id of the parcel or order (UUID)',
  'subject.number': 'Number of the parcel or order as people write it',
  of: 'What was measured: a parcel, or a package of an order',
  state: 'open, confirmed, corrected or withdrawn',
  position: 'Which package of the order, from 1; null for a parcel',
  reason: 'Why the measurement is disputed',
  openedAt: 'When the dispute was opened (ISO 8601, UTC)',
  endedAt: 'When the dispute ended (ISO 8601, UTC); null while it is open',
  first: 'The disputed measurement',
  second: 'The measurement that was taken again; null before',
  by: 'Name of the clerk who measured; empty where unknown',
  'first.why': 'Why it was measured; empty for the first time',
  note: 'What the clerk who measured again says; empty before',
  loweredMinor: 'By how much the bill fell, in minor units',
  returnedMinor: 'What went back to the balance of it, in minor units',
  isMine: 'Whether the reader took the first measurement; somebody else takes the second',
  days: 'For how many days a measurement can be disputed',
  toleranceG: 'Difference in grams that still confirms a measurement',
  toleranceMm: 'Difference of a side in millimetres that still confirms a measurement',
  'measurements.why': 'Why it was measured; empty for the first time',
  disputableUntil: 'Until when the last one can be disputed (ISO 8601, UTC); null: it cannot',
  dispute: 'The latest dispute; null: there was none',
  fileIds: 'Uploaded pictures (UUID), type dispute',
  fileId: 'Uploaded picture on which the measurement is seen (UUID), purpose dispute',
  open: 'How many disputes are open',
  rule: 'Until when one can dispute, and what difference still confirms',
} as const satisfies Facts;
