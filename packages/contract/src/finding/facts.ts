import type { Facts } from '../wire/facts.ts';

/** Descriptions of these calls’ fields, where the shared ones do not fit. */
export const findingFacts = {
  'words@query':
    'What was typed or scanned: a name, phone, number or part of one, location, or amount and day',
  members: 'Members named by the text, newest first',
  parcels: 'Parcels with the text in their number, newest first',
  orders: 'Orders by number, consignee, their phone, or a parcel inside, newest first',
  payments: 'Payments of exactly this amount, of this day if one is given, newest first',
  shelves: 'Open locations with this code',
  numbered: 'What else has exactly this number of ours',
  exact: 'Whether the text is the whole number, code or alias',
  kind: 'vipOrder, purchase, pickup, claim, withdrawal or payout',
  alias: 'Alias of the member in the receiving address',
  'members.id': 'Id of the member (UUID)',
  'parcels.id': 'Id of the parcel (UUID)',
  'orders.id': 'Id of the order (UUID)',
  'payments.id': 'Id of the payment (UUID)',
  'numbered.id': 'Id of what has the number (UUID)',
  'shelves.parcels': 'How many parcels are on it',
  'shelves.code': 'Code of the location',
  'parcels.number': 'Our number of the parcel',
  'orders.number': 'Number of the order',
  'numbered.number': 'Number as people write it',
  'parcels.state': 'State of the parcel',
  'orders.state': 'State of the order',
  'payments.state': 'State of the payment',
} satisfies Facts;
