import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { useState } from 'react';
import { useStaff } from '../shell/staff.ts';

interface Line {
  readonly parcelId: string;
  readonly orderId: string;
}

const dayMs = 86_400_000;
/** After this time, a collected parcel is assumed to have been packed or put back. */
const keptMs = 3 * dayMs;

/** Remembers in this browser which parcels were collected, across pick lists, for a limited time. */
export function usePickedParcels(
  lines: readonly Line[],
): readonly [ReadonlySet<string>, (parcelId: string) => void] {
  const { login } = useStaff();
  const key = `crossdock.console.picked.${login}`;
  const [times, setTimes] = useState(() => read(key));
  const orderOf = new Map(lines.map(({ parcelId, orderId }) => [parcelId, orderId]));
  // A parcel that moves to another order must be collected again.
  const name = (parcelId: string) => `${orderOf.get(parcelId)} ${parcelId}`;
  const toggle = (parcelId: string) => {
    const { [name(parcelId)]: was, ...others } = read(key);
    const next = was === undefined ? { ...others, [name(parcelId)]: Date.now() } : others;
    safeLocalStorage.set(key, JSON.stringify(next));
    setTimes(next);
  };
  const picked = lines.map(({ parcelId }) => parcelId).filter((id) => times[name(id)] !== undefined);
  return [new Set(picked), toggle];
}

function read(key: string): Readonly<Record<string, number>> {
  try {
    const kept: Record<string, number> = JSON.parse(safeLocalStorage.get(key) ?? '{}');
    const since = Date.now() - keptMs;
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => at > since));
  } catch {
    return {};
  }
}
