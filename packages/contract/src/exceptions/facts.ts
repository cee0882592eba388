import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const exceptionsFacts = {
  id: 'Id of the problem, the dispute, the order, the package or the import (UUID)',
  kind: 'problem, dispute, address, difference, lost, package or import',
  'kind@query': 'Only exceptions of this kind',
  type: 'What is wrong with the parcel; null for other kinds than a problem',
  waitsFor: 'Who has to act: the member or staff',
  'waitsFor@query': 'Only those that wait for the member, or for staff',
  since: 'When it began (ISO 8601, UTC)',
  promisedAt: 'By when the shop settles such things (ISO 8601, UTC)',
  'list.overdue': 'Whether it waits longer than the shop promises',
  'overdue@query': 'Only those that wait longer than the shop promises',
  overdue: 'How many wait longer than the shop promises',
  takenBy: 'The clerk who has taken it over; null for nobody',
  'mine@query': 'Only those that the caller has taken over',
  takenById: 'Only those that this clerk has taken over (UUID)',
  mine: 'How many the caller has taken over',
  'takenBy.mine': 'Whether the caller has taken it over',
  parcel: 'The parcel that it is about; null if it is about none',
  order: 'The order that it is about; null if it is about none',
  package: 'The package of the order that it is about; null if it is about none',
  note: 'What was written about it: the description, the reason, or the name of the file',
  amountMinor: 'What is left to pay, in minor units; 0 for other kinds than a difference',
  problem: 'How many problems with parcels',
  dispute: 'How many disputed measurements',
  address: 'How many orders with a rejected address',
  difference: 'How many orders with a difference to pay',
  lost: 'How many lost orders without a claim',
  'counts.package': 'How many lost packages without a claim',
  'counts.quiet': 'How many packages in transit of which nothing is heard',
  import: 'How many interrupted imports',
  taken: 'true takes it over, false leaves it to others',
} as const satisfies Facts;
