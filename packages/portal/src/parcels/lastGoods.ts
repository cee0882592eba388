/** What this browser's member forecast last: most people buy the same kind of thing again. */
export interface LastGoods {
  readonly goodsType?: string;
  readonly goodsName?: string;
  readonly goodsCount?: number;
  readonly declaredValueMinor?: number;
}

const key = 'crossdock.lastGoods';

export function readLastGoods(storage: Pick<Storage, 'getItem'> = localStorage): LastGoods {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as LastGoods) : {};
  } catch {
    return {};
  }
}

export function keepLastGoods(goods: LastGoods, storage: Pick<Storage, 'setItem'> = localStorage): void {
  const { goodsType, goodsName, goodsCount, declaredValueMinor } = goods;
  try {
    storage.setItem(key, JSON.stringify({ goodsType, goodsName, goodsCount, declaredValueMinor }));
  } catch {
    // A full or closed storage costs the convenience, not the forecast.
  }
}
