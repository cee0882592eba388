import { cheapestSequence } from './cheapestSequence.ts';
import type { PlanFacts } from './facts.ts';
import { type LanePrice, type ParcelSetPricer, parcelSetPricer } from './prices.ts';
import { mayShareOrder, type PlanUnit } from './units.ts';

export const planAims = ['cheapest', 'fastest', 'fewestBoxes'] as const;
export type PlanAim = (typeof planAims)[number];

/** Positions of the units that form one order, ascending. */
export type UnitGroup = readonly number[];

/** Compared from the first number to the last; lower is better. */
type Score = readonly [unshipped: number, aim: number, totalMinor: number];

/** An order of a plan with the best lane for the aim. */
export interface GroupWithBestLane {
  readonly group: UnitGroup;
  readonly day: number;
  /** Undefined: no lane takes these parcels. */
  readonly best: LanePrice | undefined;
}

/** Scores groupings of the same units for one aim. */
export interface GroupingScorer {
  readonly units: readonly PlanUnit[];
  score(this: void, groups: readonly UnitGroup[]): Score;
  /** The groups as orders, in the sequence in which they are placed. */
  placed(this: void, groups: readonly UnitGroup[]): GroupWithBestLane[];
  /** The lanes that can take this group as the plan's first order. */
  lanes(this: void, group: UnitGroup): readonly LanePrice[];
  computed(this: void): number;
}

/**
 * Scorers for all aims, which use the same cached prices. The aim `fastest` adds up how many days later than possible
 * each parcel arrives.
 * @example groupingScorers({ lanes: [] }, [])('cheapest').score([]) // → [0, 0, 0]
 */
export function groupingScorers(
  facts: PlanFacts,
  units: readonly PlanUnit[],
): (aim: PlanAim) => GroupingScorer {
  const prices = parcelSetPricer(facts);
  const pricesOf = (group: UnitGroup, earlier: number) =>
    prices.of(
      group.join(),
      group.flatMap((at) => units[at]?.parcels ?? []),
      dayOf(units, group),
      earlier,
    );
  const soonest = units.map((unit, at) => {
    const days = pricesOf([at], 0).map(({ lane }) => lane.maxDays);
    return unit.day + (days.length === 0 ? 0 : Math.min(...days));
  });
  return (aim) => judgeOf({ aim, facts, units, prices, pricesOf, soonest });
}

function judgeOf(of: {
  readonly aim: PlanAim;
  readonly facts: PlanFacts;
  readonly units: readonly PlanUnit[];
  readonly prices: ParcelSetPricer;
  readonly pricesOf: (group: UnitGroup, earlier: number) => readonly LanePrice[];
  readonly soonest: readonly number[];
}): GroupingScorer {
  const { aim, units, pricesOf } = of;
  const better = (a: LanePrice, b: LanePrice) =>
    aim === 'fastest'
      ? a.lane.maxDays - b.lane.maxDays || a.totalMinor - b.totalMinor
      : a.totalMinor - b.totalMinor || a.lane.maxDays - b.lane.maxDays;
  const best = (group: UnitGroup, earlier: number) =>
    pricesOf(group, earlier).reduce<LanePrice | undefined>(
      (least, one) => (least && better(least, one) <= 0 ? least : one),
      undefined,
    );
  const priceMinor = (group: UnitGroup, earlier: number) => best(group, earlier)?.totalMinor ?? 0;
  const placed = (groups: readonly UnitGroup[]): GroupWithBestLane[] => {
    const days = [...Map.groupBy(groups, (group) => dayOf(units, group))].sort(([a], [b]) => a - b);
    let earlier = 0;
    return days.flatMap(([day, ofDay]) => {
      const first = earlier;
      const shipped = ofDay.filter((group) => pricesOf(group, first).length > 0);
      const unshipped = ofDay.filter((group) => !shipped.includes(group));
      earlier += shipped.length;
      const sequence = cheapestSequence(shipped, of.prices.stretches(first, shipped.length), priceMinor);
      return [
        ...sequence.map((group, n) => ({ group, day, best: best(group, first + n) })),
        ...unshipped.map((group) => ({ group, day, best: undefined })),
      ];
    });
  };
  const late = (group: UnitGroup, arrives: number) =>
    group.reduce((sum, at) => {
      const unit = units[at];
      return unit ? sum + (arrives - (of.soonest[at] ?? 0)) * unit.parcels.length : sum;
    }, 0);
  return {
    units,
    placed,
    lanes: (group) => pricesOf(group, 0),
    computed: of.prices.computed,
    score: (groups) => {
      let [unshipped, second, totalMinor] = [0, 0, 0];
      for (const { group, day, best: taken } of placed(groups)) {
        if (taken === undefined) {
          unshipped += group.reduce((sum, at) => sum + (units[at]?.parcels.length ?? 0), 0);
          continue;
        }
        if (aim === 'fewestBoxes') second++;
        if (aim === 'fastest') second += late(group, day + taken.lane.maxDays);
        totalMinor += taken.totalMinor;
      }
      return [unshipped, second, totalMinor];
    },
  };
}

const dayOf = (units: readonly PlanUnit[], group: UnitGroup): number =>
  group.reduce((day, at) => Math.max(day, units[at]?.day ?? 0), 0);

const isBelow = (a: Score, b: Score): boolean =>
  a[0] - b[0] < 0 || (a[0] === b[0] && (a[1] < b[1] || (a[1] === b[1] && a[2] < b[2])));

/** How many starting groupings are improved. */
const startsImproved = 6;

/** Up to this many units, all groupings are compared. */
const compareAllUpTo = 6;

/**
 * The best grouping found. For few units it is the best of all. For many units the search starts from the best of
 * `starts` and moves, separates and joins units as long as the score improves, until the engine has computed `most`
 * more prices. Never a grouping that separates a unit, or joins units that cannot share an order.
 * @example bestGrouping({ units: [], score: () => [0, 0, 0] }, [], { most: 1 }) // → []
 */
export function bestGrouping(
  judge: GroupingScorer,
  starts: readonly (readonly UnitGroup[])[],
  { most, allUpTo = compareAllUpTo }: { readonly most: number; readonly allUpTo?: number },
): readonly UnitGroup[] {
  if (judge.units.length <= allUpTo) return bestOf(judge, allGroupings(judge.units));
  const until = judge.computed() + most;
  const ranked = distinct(starts)
    .map((groups) => ({ groups, score: judge.score(groups) }))
    .sort((a, b) => (isBelow(a.score, b.score) ? -1 : isBelow(b.score, a.score) ? 1 : 0));
  const improved = ranked.slice(0, startsImproved).map(({ groups }) => improvedBy(judge, groups, until));
  return bestOf(judge, improved);
}

function distinct(groupings: readonly (readonly UnitGroup[])[]): (readonly UnitGroup[])[] {
  const named = groupings.map(
    (groups) =>
      [
        groups
          .map((group) => group.join())
          .sort()
          .join(' '),
        groups,
      ] as const,
  );
  return [...new Map(named).values()];
}

function bestOf(judge: GroupingScorer, groupings: Iterable<readonly UnitGroup[]>): readonly UnitGroup[] {
  let best: { groups: readonly UnitGroup[]; score: Score } | undefined;
  for (const groups of groupings) {
    const score = judge.score(groups);
    if (!best || isBelow(score, best.score)) best = { groups, score };
  }
  return best?.groups ?? [];
}

/** Every way to divide the units into groups that can be orders. */
function* allGroupings(
  units: readonly PlanUnit[],
  at = 0,
  groups: readonly UnitGroup[] = [],
): Generator<readonly UnitGroup[]> {
  if (at === units.length) {
    yield groups;
    return;
  }
  for (const [index, group] of groups.entries())
    if (joins(units, [at], group)) yield* allGroupings(units, at + 1, groups.with(index, [...group, at]));
  yield* allGroupings(units, at + 1, [...groups, [at]]);
}

function joins(units: readonly PlanUnit[], a: UnitGroup, b: UnitGroup): boolean {
  const [one, other] = [units[a[0] ?? -1], units[b[0] ?? -1]];
  return one !== undefined && other !== undefined && mayShareOrder(one, other);
}

/** Applies every improving change until none is left or enough prices were computed. */
function improvedBy(judge: GroupingScorer, start: readonly UnitGroup[], until: number): readonly UnitGroup[] {
  let groups = start;
  let score = judge.score(groups);
  for (let helped = true; helped; ) {
    helped = false;
    for (const change of changesOf(judge.units.length)) {
      if (judge.computed() >= until) return groups;
      const changed = change(judge.units, groups);
      if (!changed) continue;
      const next = judge.score(changed);
      if (!isBelow(next, score)) continue;
      [groups, score, helped] = [changed, next, true];
    }
  }
  return groups;
}

type Change = (units: readonly PlanUnit[], groups: readonly UnitGroup[]) => readonly UnitGroup[] | undefined;

/**
 * Possible changes: join the groups of two units; separate one or two units; move a unit into another one's
 * group; exchange two.
 */
function* changesOf(count: number): Generator<Change> {
  for (let a = 0; a < count; a++) for (let b = a + 1; b < count; b++) yield joined(a, b);
  for (let a = 0; a < count; a++) yield separated(a);
  for (let a = 0; a < count; a++) for (let b = 0; b < count; b++) if (a !== b) yield moved(a, b);
  for (let a = 0; a < count; a++) for (let b = a + 1; b < count; b++) yield exchanged(a, b);
  for (let a = 0; a < count; a++) for (let b = a + 1; b < count; b++) yield pairSeparated(a, b);
}

const holding = (groups: readonly UnitGroup[], unit: number) =>
  groups.findIndex((group) => group.includes(unit));
const sorted = (group: UnitGroup) => group.toSorted((a, b) => a - b);

function joined(a: number, b: number): Change {
  return (units, groups) => {
    const [first, second] = [holding(groups, a), holding(groups, b)];
    const [one, other] = [groups[first] ?? [], groups[second] ?? []];
    // Only the first unit of each group is used, because any other pair of units from the same two groups would make
    // the same change.
    if (first === second || one[0] !== a || other[0] !== b || !joins(units, one, other)) return undefined;
    const rest = groups.filter((_, at) => at !== first && at !== second);
    return [...rest, sorted([...one, ...other])];
  };
}

function separated(a: number): Change {
  return (_, groups) => {
    const at = holding(groups, a);
    const group = groups[at] ?? [];
    return group.length < 2
      ? undefined
      : [
          ...groups.with(
            at,
            group.filter((one) => one !== a),
          ),
          [a],
        ];
  };
}

function pairSeparated(a: number, b: number): Change {
  return (_, groups) => {
    const at = holding(groups, a);
    const group = groups[at] ?? [];
    if (group.length < 4 || !group.includes(b)) return undefined;
    return [
      ...groups.with(
        at,
        group.filter((one) => one !== a && one !== b),
      ),
      [a, b],
    ];
  };
}

function moved(a: number, b: number): Change {
  return (units, groups) => {
    const [from, to] = [holding(groups, a), holding(groups, b)];
    const target = groups[to] ?? [];
    if (from === to || target[0] !== b || !joins(units, [a], target)) return undefined;
    return groups
      .with(
        from,
        (groups[from] ?? []).filter((one) => one !== a),
      )
      .with(to, sorted([...target, a]))
      .filter((group) => group.length > 0);
  };
}

function exchanged(a: number, b: number): Change {
  return (units, groups) => {
    const [first, second] = [holding(groups, a), holding(groups, b)];
    const [one, other] = [groups[first] ?? [], groups[second] ?? []];
    if (first === second || one.length + other.length < 3 || !joins(units, one, other)) return undefined;
    const swap = (group: UnitGroup, out: number, into: number) =>
      sorted([...group.filter((x) => x !== out), into]);
    return groups.with(first, swap(one, a, b)).with(second, swap(other, b, a));
  };
}
