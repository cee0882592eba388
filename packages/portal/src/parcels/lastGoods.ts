import type { DeclarationInput } from '@crossdock/contract/parcels/declaration.ts';
import { isRecord, picked } from '@crossdock/domain/records.ts';

/** What this browser's member forecast last: most people buy the same kind of thing again. */
const keptFacts = ['goodsType', 'goodsName', 'goodsCount', 'declaredValueMinor'] as const;
export type LastGoods = Partial<Pick<DeclarationInput, (typeof keptFacts)[number]>>;

const key = 'crossdock.lastGoods';

export function readLastGoods(storage: Pick<Storage, 'getItem'> = localStorage): LastGoods {
  try {
    const kept: LastGoods | null = JSON.parse(storage.getItem(key) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

export function keepLastGoods(goods: LastGoods, storage: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    storage.setItem(key, JSON.stringify(picked(goods, keptFacts)));
  } catch {
    // Where storage is full or closed, only the suggestion is missing.
  }
}
