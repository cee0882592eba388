import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { useRef } from 'react';
import { useStaff } from '../shell/staff.ts';
import type { NextOrder } from './orderForPacking.ts';
import { emptyPackage, type PackageDraft } from './packDraft.ts';

/** An unfinished packing: the scans, and the packages as typed. */
export interface StoredPacking {
  readonly here: readonly string[];
  readonly allHere: boolean;
  readonly packages: readonly PackageDraft[];
  /** The order that was scanned ahead. */
  readonly ahead: NextOrder | null;
  /** The last attempt to pack failed. */
  readonly failed: boolean;
  readonly away: boolean;
  /** The idempotency key while the packing is being sent; otherwise empty. */
  readonly sending: string;
}

/**
 * Stores the packing of an order in this browser, separately for each clerk, so that a reload or a closed laptop loses
 * nothing.
 */
export function usePackDraft(order: DeskOrderDetails) {
  const { login } = useStaff();
  const key = `crossdock.console.packing.${login}.${order.id}`;
  const kept = useRef<StoredPacking | null | undefined>(undefined);
  if (kept.current === undefined) kept.current = begunBefore(safeLocalStorage.get(key), order);
  const keep = useRef((packing: StoredPacking) => {
    if (isBegun(packing)) safeLocalStorage.set(key, JSON.stringify(packing));
    else safeLocalStorage.remove(key);
  });
  return { kept: kept.current, keep: keep.current, drop: () => safeLocalStorage.remove(key) };
}

const isBegun = ({ here, allHere, packages, ahead }: StoredPacking): boolean =>
  here.length > 0 ||
  allHere ||
  ahead !== null ||
  packages.some(({ weight, size }) => weight !== '' || size !== '');

/** Restores the stored packing without the parcels that are no longer in the order. */
function begunBefore(text: string | null, order: DeskOrderDetails): StoredPacking | null {
  if (text === null) return null;
  try {
    const {
      here,
      allHere,
      packages,
      ahead = null,
      failed = false,
      away = false,
      sending = '',
    }: StoredPacking = JSON.parse(text);
    const known = new Set(order.parcels.map(({ id }) => id));
    const kept = {
      here: here.filter((id) => known.has(id)),
      allHere,
      ahead,
      failed,
      away,
      sending,
      packages: packages.map((one, at) => ({ ...emptyPackage(at + 1), ...one, key: at + 1 })),
    };
    return isBegun(kept) ? kept : null;
  } catch {
    return null;
  }
}
