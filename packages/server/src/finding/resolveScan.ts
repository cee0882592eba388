import type { ScannedItem } from '@crossdock/contract/finding/desk.ts';
import {
  correctedInterpretations,
  interpretScannedText,
  type ScanInterpretations,
} from '@crossdock/domain/finding/scanInterpretations.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { Permission } from '@crossdock/domain/staff/roles.ts';
import { pickListsByNumber } from '../orders/pickLists.store.ts';
import { totesByNumber } from '../orders/totes.store.ts';
import { lookUpNumber } from '../parcels/lookUpNumber.ts';
import { hasPermission } from '../platform/authorize.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { findNumberedRecords } from './numberedRecords.ts';
import { membersByScan, ordersByScan, parcelsByScan, shelvesByScan } from './scanLookup.store.ts';
import {
  type ScanContext,
  scannedMemberOf,
  scannedNumberedRecordOf,
  scannedOrderOf,
  scannedParcelOf,
  scannedPickListOf,
  scannedShelfOf,
  scannedToteOf,
} from './scannedView.ts';

export const resolveScan: Handler<'resolveScan'> = async (tx, actor, { text, desk }, services) => {
  const scanning = { actor, desk };
  const readings = interpretScannedText(text);
  const [courierNumber = ''] = readings.written;
  const isArrival = desk === 'receiving' && courierNumber !== '' && hasPermission(actor, 'parcel.read');
  const [list, arrival] = await Promise.all([
    thingsOf(tx, readings, scanning),
    isArrival ? lookUpNumber(tx, actor, courierNumber, services) : undefined,
  ]);
  const guesses = list.length > 0 ? [] : await thingsOf(tx, correctedInterpretations(text), scanning);
  return { courierNumber, list, guesses, arrival: arrival ?? null };
};

/** Everything that has one of these numbers and that the caller may read, in one round trip. */
async function thingsOf(
  tx: Tx,
  readings: ScanInterpretations,
  scanning: ScanContext,
): Promise<ScannedItem[]> {
  const { actor } = scanning;
  const may = <Row>(can: Permission, read: () => Promise<Row[]>): Promise<Row[]> =>
    hasPermission(actor, can) ? read() : Promise.resolve([]);
  const { written, part } = readings;
  const [orders, pickLists, totes, parcels, shelves, members, numbered] = await Promise.all([
    may('order.read', () => ordersByScan(tx, readings.orders, written)),
    may('order.read', () => pickListsByNumber(tx, readings.pickLists)),
    may('order.read', () => totesByNumber(tx, readings.totes)),
    may('parcel.read', () => parcelsByScan(tx, written, readings.parcels)),
    may('warehouse.read', () => shelvesByScan(tx, readings.shelves)),
    may('member.read', () => membersByScan(tx, readings.aliases)),
    findNumberedRecords(tx, actor, written[0] ?? ''),
  ]);
  const things = [
    ...orders.map((row) => scannedOrderOf(row, part || row.part, scanning)),
    ...pickLists.map((row) => scannedPickListOf(row, scanning)),
    ...totes.map((row) => scannedToteOf(row, scanning)),
    ...parcels.map((row) => scannedParcelOf(row, scanning)),
    ...shelves.map((row) => scannedShelfOf(row, scanning)),
    ...members.map((row) => scannedMemberOf(row, scanning)),
    ...numbered.map((row) => scannedNumberedRecordOf(row, scanning)),
  ];
  return likeliestFirst(things, readings);
}

/** Sorts things whose full number was scanned before those that match only part of it. */
function likeliestFirst(things: readonly ScannedItem[], { written }: ScanInterpretations): ScannedItem[] {
  const placeOf = ({ kind, number }: ScannedItem): number => {
    const at = isOneOf(['parcel', 'shelf'], kind) ? written.indexOf(number) : 0;
    return at < 0 ? written.length : at;
  };
  return things.toSorted((one, other) => placeOf(one) - placeOf(other));
}
