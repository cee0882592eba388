import type { DutyEstimateView } from '@crossdock/contract/duties/shapes.ts';
import { dutySources } from '@crossdock/contract/duties/texts.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { DutySnapshot } from '@crossdock/domain/duties/snapshot.ts';
import type { DutyTable } from '@crossdock/domain/duties/table.ts';
import type { UnderdeclaredCheck } from '@crossdock/domain/duties/underdeclared.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import type { GoodsType } from '@crossdock/domain/parcels/goods.ts';
import { isRegion } from '@crossdock/domain/regions.ts';

interface Reader {
  readonly lang: Lang;
  readonly shop: { readonly timeZone: string };
}

/** The names of goods types, as the shop wrote them. */
export type GoodsNames = readonly ({ readonly code: string } & Readonly<Record<Lang, string>>)[];

/**
 * The duty estimate in the reader's language. `knownPaid` is the known part of what was paid for the goods.
 */
export function dutyViewOf(
  kept: DutySnapshot,
  { lang, shop }: Reader,
  names: GoodsNames,
  knownPaid: UnderdeclaredCheck,
): DutyEstimateView {
  if (kept.kind === 'none') return kept;
  const { at, table, lines, ...figures } = kept;
  const name = (type: GoodsType | null) =>
    type === null ? '' : (names.find(({ code }) => code === type)?.[lang] ?? type);
  return {
    ...figures,
    ...knownPaid,
    day: dateIn(at, shop.timeZone),
    table: {
      from: table.from,
      asOf: table.asOf,
      own: table.own,
      source: dutySourceText(lang, { ...table, country: kept.country }),
    },
    lines: lines.map(({ goodsType, ...line }) => ({ ...line, goods: name(goodsType) })),
  };
}

/** The source as staff wrote it; built-in tables name their source in each language. */
export function dutySourceText(
  lang: Lang,
  { country, source }: Pick<DutyTable, 'country' | 'source'>,
): string {
  return source === '' && isRegion(country) ? dutySources[country][lang] : source;
}
