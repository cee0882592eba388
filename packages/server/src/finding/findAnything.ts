import { maxFoundPerKind, type SearchResults } from '@crossdock/contract/finding/desk.ts';
import { parseAmountAndDay } from '@crossdock/domain/finding/amountAndDay.ts';
import { extractNumber, interpretScannedText } from '@crossdock/domain/finding/scanInterpretations.ts';
import { dateIn, dayStart } from '@crossdock/domain/orders/timeFilters.ts';
import { normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { readSearch } from '@crossdock/domain/searchText.ts';
import type { Permission } from '@crossdock/domain/staff/roles.ts';
import { dayAfter } from '@crossdock/domain/wallet/days.ts';
import { aliasIn } from '@crossdock/domain/warehouses/placeholders.ts';
import { findMembersByWords } from '../members/staffMembers.store.ts';
import { findOrdersByWords } from '../orders/findOrders.store.ts';
import { findParcelsByNumber } from '../parcels/findParcels.store.ts';
import { paymentsOfAmount } from '../payments/desk.store.ts';
import { hasPermission } from '../platform/authorize.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Staff } from '../platform/scope.ts';
import { findLocationsByCode } from '../warehouses/locations.store.ts';
import { findNumberedRecords } from './numberedRecords.ts';

export const findAnything: Handler<'findAnything'> = async (tx, actor, { words }) => {
  const may = <T>(can: Permission, read: () => Promise<T[]>): Promise<T[]> =>
    hasPermission(actor, can) ? read() : Promise.resolve([]);
  const plain = extractNumber(words);
  const [members, parcels, orders, payments, shelves, numbered] = await Promise.all([
    may('member.read', () => findMembers(tx, plain)),
    may('parcel.read', () => findParcels(tx, words, plain)),
    may('order.read', () => findOrders(tx, words, plain)),
    may('payment.read', () => findPayments(tx, actor, words)),
    may('warehouse.read', () => findLocationsByCode(tx, locationCode(plain), maxFoundPerKind)),
    findNumberedRecords(tx, actor, plain),
  ]);
  return { members, parcels, orders, payments, shelves, numbered };
};

/** A `*` in front marks a location, as on its label. */
const locationCode = (words: string): string => readSearch(words).text.toUpperCase().replace(/^\*/, '');

async function findMembers(tx: Tx, words: string): Promise<SearchResults['members']> {
  const rows = await findMembersByWords(tx, words, maxFoundPerKind);
  const { text, number } = readSearch(words);
  const alias = aliasIn(text.toUpperCase()) ?? number;
  return rows.map(({ randomName, ...row }) => ({
    ...row,
    alias: randomName,
    exact: randomName.toUpperCase() === alias || row.account.toLowerCase() === text.toLowerCase(),
  }));
}

async function findParcels(tx: Tx, words: string, plain: string): Promise<SearchResults['parcels']> {
  const courierNumber = normaliseCourierNumber(plain);
  const { number: part } = readSearch(courierNumber);
  const ownNumber = interpretScannedText(words).parcels[0] ?? courierNumber;
  const rows = await findParcelsByNumber(tx, { part, ownNumber }, maxFoundPerKind);
  return rows.map((row) => ({
    ...row,
    memberName: row.memberName ?? '',
    exact: row.number === ownNumber || (part !== '' && readSearch(row.courierNumber).number === part),
  }));
}

/** The number of an order's box is the order's number followed by the box's own: `CD000000000-2`. */
async function findOrders(tx: Tx, words: string, plain: string): Promise<SearchResults['orders']> {
  const { number } = readSearch(plain);
  const { orders: own, part } = interpretScannedText(words);
  const ownNumber = own[0] ?? number;
  const rows = await findOrdersByWords(tx, plain, ownNumber, maxFoundPerKind);
  return rows.map(({ forwardingNumber, ...row }) => ({
    ...row,
    part: row.number === ownNumber ? part : 0,
    exact: row.number === ownNumber || (number !== '' && forwardingNumber === number),
  }));
}

function findPayments(tx: Tx, { shop }: Staff, words: string) {
  const wanted = parseAmountAndDay(words, shop.currency, dateIn(tx.now, shop.timeZone));
  if (!wanted) return Promise.resolve([]);
  const { amountMinor, day } = wanted;
  const span = day && { from: dayStart(day, shop.timeZone), until: dayStart(dayAfter(day), shop.timeZone) };
  return paymentsOfAmount(tx, amountMinor, span || undefined, maxFoundPerKind);
}
