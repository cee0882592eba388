import type { ScannedItem } from '@crossdock/contract/finding/desk.ts';
import { type ScanDesk, type ScanTarget, scanStepsFor } from '@crossdock/domain/finding/steps.ts';
import type { ToteByNumber } from '../orders/totes.store.ts';
import { hasPermission } from '../platform/authorize.ts';
import type { Staff } from '../platform/scope.ts';
import type { membersByScan, ScannedOrder, ScannedParcel, shelvesByScan } from './scanLookup.store.ts';

type Row<Read extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>[number];

/** The clerk who scans, and at which warehouse. */
export interface ScanContext {
  readonly actor: Staff;
  readonly desk: ScanDesk;
}

const none = {
  ...{ state: '', memberId: '', memberName: '', alias: '', shelf: '', warehouseId: '', warehouseName: '' },
  ...{ orderId: '', orderNumber: '', part: 0, parcels: 0, orderIds: [] },
};

const steps = ({ actor, desk }: ScanContext, thing: ScanTarget) =>
  scanStepsFor(thing, desk, (can) => hasPermission(actor, can));

export function scannedParcelOf(row: ScannedParcel, scanning: ScanContext): ScannedItem {
  const { id, courierNumber, state, orderState } = row;
  return {
    ...none,
    ...{ kind: 'parcel', id, number: courierNumber, state, shelf: row.shelfCode },
    ...{ memberId: row.memberId ?? '', memberName: row.memberName ?? '', alias: row.alias ?? '' },
    ...{ orderId: row.orderId ?? '', orderNumber: row.orderNumber ?? '' },
    warehouseName: row.warehouseName ?? '',
    steps: steps(scanning, { kind: 'parcel', state, orderState: orderState ?? '' }),
  };
}

export function scannedOrderOf(row: ScannedOrder, part: number, scanning: ScanContext): ScannedItem {
  const { id, number, state, memberId, memberName, alias, warehouseName } = row;
  return {
    ...{ ...none, kind: 'order', id, number, state, memberId, memberName, alias, warehouseName, part },
    ...{ orderId: id, orderNumber: number, parcels: row.parcelCount },
    steps: steps(scanning, { kind: 'order', state, collected: row.collected }),
  };
}

export const scannedMemberOf = (row: Row<typeof membersByScan>, scanning: ScanContext): ScannedItem => ({
  ...{ ...none, kind: 'member', id: row.id, number: row.randomName, state: row.status, memberId: row.id },
  ...{ memberName: row.name || row.account, alias: row.randomName },
  steps: steps(scanning, { kind: 'member' }),
});

export const scannedShelfOf = (row: Row<typeof shelvesByScan>, scanning: ScanContext): ScannedItem => ({
  ...{ ...none, kind: 'shelf', id: row.id, number: row.code, shelf: row.code },
  ...{ warehouseId: row.warehouseId, warehouseName: row.warehouseName },
  steps: steps(scanning, { kind: 'shelf' }),
});

export const scannedPickListOf = (
  { id, number, orderIds }: { id: string; number: string; orderIds: string[] },
  scanning: ScanContext,
): ScannedItem => ({
  ...{ ...none, kind: 'pickList', id, number, orderIds },
  steps: steps(scanning, { kind: 'pickList' }),
});

/**
 * The tote as the answer to a scan. `part` is the tote's position, by which people call it. The order is the one
 * whose parcels are in the tote.
 */
export function scannedToteOf(row: ToteByNumber, scanning: ScanContext): ScannedItem {
  const { id, number, position, orderState, warehouseId, warehouseName } = row;
  return {
    ...{ ...none, kind: 'tote', id, number, part: position, warehouseId, warehouseName },
    ...{ state: orderState ?? '', orderId: row.orderId ?? '', orderNumber: row.orderNumber ?? '' },
    ...{ memberId: row.memberId ?? '', memberName: row.memberName ?? '', alias: row.alias ?? '' },
    parcels: row.parcels ?? 0,
    steps: steps(scanning, { kind: 'tote', orderState: orderState ?? '' }),
  };
}

export const scannedNumberedRecordOf = (
  row: { kind: ScannedItem['kind']; id: string; number: string; memberName: string },
  scanning: ScanContext,
): ScannedItem => ({ ...none, ...row, steps: steps(scanning, { kind: 'numbered' }) });
