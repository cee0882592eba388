import { keysOf } from '@crossdock/domain/records.ts';
import { listedTextFields } from '../parcels/declared.facts.ts';
import { parcelsFacts } from '../parcels/facts.ts';
import type { Facts } from '../wire/facts.ts';

/** Fields of a record whose number matches a scan, exactly or nearly. */
const thing = {
  kind: 'parcel, order, pickList, tote, shelf, member, vipOrder, purchase, pickup, claim, withdrawal or payout',
  id: 'Id of the thing (UUID); other calls take it where they ask for one of its kind',
  number: "Its number as labels show it: a parcel's is the courier's, a member's the alias",
  state: 'State of the parcel, order, member, or the order in a tote; empty for other kinds',
  memberId: 'Id of the member whose it is (UUID); empty: nobody’s',
  memberName: 'Name of the member whose it is; empty: nobody’s',
  alias: 'Alias of the member whose it is; empty: nobody’s',
  shelf: 'Code of the location where it is; empty: on none',
  warehouseId: 'Id of the warehouse of a location (UUID); empty for other kinds',
  warehouseName: 'Name of the warehouse where it is; empty: in none',
  orderId: 'Id of the order it belongs to (UUID); empty: to none',
  orderNumber: 'Number of the order it belongs to; empty: to none',
  part: 'Which box of the order was scanned, from 1; 0: the order itself. Position of a tote',
  parcels: 'How many parcels an order has; 0 for other kinds',
  orderIds: 'Ids of the orders on a pick list (UUIDs); empty for other kinds',
  steps: "What the caller may do with it, the desk's own step or the next one of its way first",
};

const under = (place: string, facts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, line]) => [`resolveScan.${place}.${name}`, line]));

const arrivalFields = [
  ...([
    'verdict',
    'couriers',
    'refusalReason',
    'endOf',
    'usualWeightG',
    'labelHint',
    'travelsAlone',
  ] as const),
  ...(['inService', 'awaited', 'blocked', 'shelvedAt', 'daysStored', 'pausedDays', 'freeDaysLeft'] as const),
  ...(['since', 'cause', 'overtimeDays', 'rentMinor', 'dayCostMinor', 'abandonInDays'] as const),
  ...keysOf(listedTextFields),
];

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
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
  'orders.id': 'Id of the order (UUID)',
  'payments.id': 'Id of the payment (UUID)',
  'numbered.id': 'Id of what has the number (UUID)',
  'shelves.parcels': 'How many parcels are on it',
  'shelves.code': 'Code of the location',
  'parcels.number': 'Our number of the parcel',
  'orders.number': 'Number of the order',
  'orders.part': 'Which box of the order was asked for, from 1; 0: the order itself',
  'orders.state': 'State of the order',
  'payments.state': 'State of the payment',
  'resolveScan.text': 'What was scanned or typed, whole: a number, or a QR code with a number in it',
  'resolveScan.desk':
    'Where it was scanned: receiving, shelving, packing, shipping, problems, services or anywhere; decides the first step',
  'resolveScan.courierNumber': "The likeliest courier's number in the text; empty: there is none",
  'resolveScan.list': 'What has this number, the likeliest first; several where it is ambiguous',
  guesses: 'What has nearly this number, where nothing has it: a misread character, swapped or missing ones',
  arrival:
    'At the receiving desk, what is known of the courier number; null: elsewhere, or for our own number',
  ...under('list', thing),
  ...under('guesses', thing),
  // The fields of an arrival have the same descriptions as in the calls for parcels.
  ...Object.fromEntries(arrivalFields.map((name) => [name, parcelsFacts[name]])),
} satisfies Facts;
