import type { DeclarationInput } from '@crossdock/contract/parcels/declaration.ts';
import { isRecord, pick } from '@crossdock/domain/records.ts';

/** Remembers the last forecast in this browser, because most people buy the same kind of goods again. */
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

export function storeLastGoods(goods: LastGoods, storage: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    storage.setItem(key, JSON.stringify(pick(goods, keptFacts)));
  } catch {
    // If the browser's storage is full or forbidden, the next form only lacks these suggested values.
  }
}
