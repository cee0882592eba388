import { toShopCurrency } from '../duties/estimate.ts';
import type { PlanFacts, PlanParcel } from './facts.ts';
import type { GroupingScorer, UnitGroup } from './grouping.ts';
import { mayShareOrder, type PlanUnit } from './units.ts';

/**
 * Groupings to start a search from: all together, each alone, by day, by goods, those that a channel takes,
 * and groups just below the limits at which prices change.
 * @example initialGroupings({ units: [], lanes: () => [] }, { lanes: [] }) // → [[], [], [], []]
 */
export function initialGroupings(judge: GroupingScorer, facts: PlanFacts): (readonly UnitGroup[])[] {
  const { units } = judge;
  const by = (key: (unit: PlanUnit) => string) => groupedBy(units, key);
  const days = [...new Set(units.map(({ day }) => day))].sort((a, b) => a - b);
  const sum = (of: (parcel: PlanParcel) => number) => (unit: PlanUnit) =>
    unit.parcels.reduce((total, parcel) => total + of(parcel), 0);
  return [
    by(() => ''),
    units.map((_, at) => [at]),
    by(({ day }) => String(day)),
    ...days.slice(0, -1).map((cut) => by(({ day }) => String(day <= cut))),
    by(({ parcels }) => [...new Set(parcels.map(({ goodsType }) => goodsType))].sort().join()),
    ...takenByOneLane(judge, facts),
    ...limitsOf(facts, ({ taxes }) =>
      taxes.filter(({ always }) => always || facts.taxIncluded).map(({ freeUpToMinor }) => freeUpToMinor),
    ).flatMap((most) =>
      bins(
        units,
        sum(({ declaredMinor }) => declaredMinor),
        most,
      ),
    ),
    ...freeOfDuty(facts).flatMap((most) =>
      bins(
        units,
        sum(({ declaredMinor }) => declaredMinor),
        most,
      ),
    ),
    ...limitsOf(facts, ({ limits }) => [limits.maxShipmentG ?? 0]).flatMap((most) =>
      bins(
        units,
        sum(({ weightG }) => weightG),
        most,
      ),
    ),
    ...limitsOf(facts, ({ limits }) => [limits.maxPieces ?? 0]).flatMap((most) =>
      bins(
        units,
        sum(() => 1),
        most,
      ),
    ),
  ];
}

type Card = PlanFacts['lanes'][number]['lane']['card'];

function limitsOf({ lanes }: PlanFacts, of: (card: Card) => readonly number[]): number[] {
  return [...new Set(lanes.flatMap(({ lane }) => of(lane.card)))].filter((most) => most > 0);
}

/**
 * Declared values up to which customs charge nothing. Some countries add the freight, so a smaller value is
 * tried too.
 */
function freeOfDuty({ duties }: PlanFacts): number[] {
  if (!duties?.counted || duties.table.freeUpToMinor === 0) return [];
  const free = toShopCurrency(duties.table.freeUpToMinor, duties.table, duties.currency);
  if (free === undefined) return [];
  return duties.table.base === 'goods' ? [free] : [free, Math.floor(free * 0.8)];
}

function groupedBy(units: readonly PlanUnit[], key: (unit: PlanUnit, at: number) => string): UnitGroup[] {
  const groups = Map.groupBy(units.keys(), (at) => {
    const unit = units[at];
    if (!unit) return '';
    return unit.travelsAlone ? `alone ${at}` : `${unit.mergeGroup}\n${key(unit, at)}`;
  });
  return [...groups.values()];
}

/** For each channel: the units that it takes, each as a group of its own, and the others. */
function takenByOneLane({ units, lanes }: GroupingScorer, facts: PlanFacts): UnitGroup[][] {
  const takers = units.map((_, at) => new Set(lanes([at]).map(({ lane }) => lane.channelId)));
  return facts.lanes
    .map(({ channelId }) => takers.map((ids) => ids.has(channelId)))
    .filter((taken) => taken.includes(true) && taken.includes(false))
    .map((taken) => groupedBy(units, (_, at) => String(taken[at])));
}

type Size = (unit: PlanUnit) => number;

/**
 * Groups whose sums stay at or below `most`, except a unit that exceeds it alone. Three ways: the largest or
 * the earliest unit first into the first group with room, and the largest first into the emptiest group.
 */
function bins(units: readonly PlanUnit[], size: Size, most: number): UnitGroup[][] {
  const sized = units.map((unit, at) => ({ unit, at, size: size(unit) }));
  const largest = sized.toSorted((a, b) => b.size - a.size);
  const earliest = sized.toSorted((a, b) => a.unit.day - b.unit.day || b.size - a.size);
  return [filled(largest, most, 'first'), filled(earliest, most, 'first'), filled(largest, most, 'emptiest')];
}

interface Sized {
  readonly unit: PlanUnit;
  readonly at: number;
  readonly size: number;
}

function filled(order: readonly Sized[], most: number, into: 'first' | 'emptiest'): UnitGroup[] {
  const found: { readonly first: PlanUnit; readonly members: number[]; used: number }[] = [];
  const total = order.reduce((sum, { size }) => sum + size, 0);
  // For `emptiest`, start with the least number of groups that can be enough.
  const least = into === 'emptiest' ? Math.ceil(total / most) : 0;
  for (const { unit, at, size } of order) {
    const open = found.filter(({ first, used }) => mayShareOrder(first, unit) && used + size <= most);
    const room = into === 'first' ? open[0] : open.toSorted((a, b) => a.used - b.used)[0];
    if (room && found.length >= least) {
      room.members.push(at);
      room.used += size;
    } else found.push({ first: unit, members: [at], used: size });
  }
  return found.map(({ members }) => members.sort((a, b) => a - b));
}
