import { hasKey, isRecord } from '@crossdock/domain/records.ts';

/** Stores typed values in this tab only. Stores nothing if the browser forbids storage. */
export function storeInTab(key: string, values: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // The browser forbids storage, so nothing is stored.
  }
}

/** Fills in the fields of `empty` that were stored under the key. */
export function withTabDraft<T extends object>(key: string, empty: T): T {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (!isRecord(kept)) return empty;
    const same = Object.entries(empty).map(([name, value]) => [
      name,
      hasKey(kept, name) && typeof kept[name] === typeof value ? kept[name] : value,
    ]);
    return Object.fromEntries(same);
  } catch {
    return empty;
  }
}

export function deleteFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
