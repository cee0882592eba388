import type { DutyEstimateView } from '@crossdock/contract/duties/shapes.ts';
import { dutySources } from '@crossdock/contract/duties/texts.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { type DutyShipment, estimateDuties, freightIn, taxIn } from '@crossdock/domain/duties/estimate.ts';
import { type DutyMode, type DutyTable, dutyCurrency } from '@crossdock/domain/duties/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import type { GoodsType } from '@crossdock/domain/parcels/goods.ts';
import type { CostLine } from '@crossdock/domain/pricing/costLine.ts';
import { isRegion } from '@crossdock/domain/regions.ts';
import type { KnownTable } from './inForce.ts';

interface Reader {
  readonly lang: Lang;
  readonly shop: { readonly currency: string; readonly timeZone: string };
}

interface Estimated {
  readonly table: KnownTable | undefined;
  readonly mode: DutyMode;
  readonly goods: DutyShipment['goods'];
  /** The price of the order. */
  readonly lines: readonly Pick<CostLine, 'kind' | 'amountMinor'>[];
  readonly entriesBefore: number | null;
  /** What was paid in this shop for the goods, where it is known; 0: nothing is known. */
  readonly boughtMinor: number;
  readonly at: string;
}

/** The estimate as people read it, with the table that it follows. Takes the declared value as it is. */
export function dutyViewOf(
  { table, mode, goods, lines, entriesBefore, boughtMinor, at }: Estimated,
  { lang, shop }: Reader,
  types: readonly ({ readonly code: GoodsType } & Readonly<Record<Lang, string>>)[],
): DutyEstimateView {
  const declaredMinor = goods.reduce((all, one) => all + one.valueMinor, 0);
  if (declaredMinor === 0) return { kind: 'none', why: 'noValue' };
  if (!table) return { kind: 'none', why: 'noTable' };
  const freightMinor = freightIn(lines);
  const found = estimateDuties({ mode, goods, freightMinor, entriesBefore }, table, shop.currency);
  if (!found) return { kind: 'none', why: 'noRate' };
  const name = (type: GoodsType | null) =>
    type === null ? '' : (types.find(({ code }) => code === type)?.[lang] ?? type);
  const orderMinor = lines.reduce((all, one) => all + one.amountMinor, 0);
  const included = taxIn(lines) > 0;
  return {
    kind: 'estimate',
    outcome: found.outcome,
    included,
    day: dateIn(at, shop.timeZone),
    country: table.country,
    table: { from: table.from, asOf: table.asOf, own: table.own, source: sourceIn(lang, table) },
    currency: dutyCurrency(table.country, shop.currency),
    goodsMinor: found.goodsMinor,
    freightMinor: table.base === 'goodsAndFreight' ? found.freightMinor : 0,
    lines: found.lines.map(({ goodsType, ...line }) => ({ ...line, goods: name(goodsType) })),
    totalMinor: found.totalMinor,
    base: table.base,
    freeUpToMinor: table.freeModes.includes(mode) ? table.freeUpToMinor : 0,
    freeEntries: table.freeEntries,
    freeLeft: found.freeLeft,
    landedMinor: declaredMinor + orderMinor + (included ? 0 : found.totalInShopMinor),
    declaredMinor,
    boughtMinor: Math.max(boughtMinor, declaredMinor),
  };
}

/** What staff wrote; the product's own tables say it in each language. */
export function sourceIn(lang: Lang, { country, source }: Pick<DutyTable, 'country' | 'source'>): string {
  return source === '' && isRegion(country) ? dutySources[country][lang] : source;
}
