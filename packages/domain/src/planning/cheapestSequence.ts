/**
 * A run of consecutive orders that have the same number of duty-free entries left, so that their sequence within the
 * run does not change the cost.
 */
export interface EqualCostRun {
  /** How many orders of the plan come before this run. */
  readonly earlier: number;
  readonly places: number;
}

/** One way to distribute orders over the runs, and the cost of these orders. */
interface Division<Order> {
  readonly members: readonly (readonly Order[])[];
  readonly totalMinor: number;
}

/**
 * The cheapest sequence of the orders of one day. `stretches` are the runs of places; together they have as many
 * places as there are orders. Takes one order after the other and tries it in each run. Distributions with the same
 * number of orders in each run leave the same places for later orders, so only the cheapest of them is kept.
 * @example cheapestSequence(['a', 'b'], [{ earlier: 0, places: 1 }, { earlier: 1, places: 1 }], (order, earlier) => (order === 'a' ? earlier : 0)) // → ['a', 'b']
 */
export function cheapestSequence<Order>(
  orders: readonly Order[],
  stretches: readonly EqualCostRun[],
  priceMinor: (order: Order, earlier: number) => number,
): readonly Order[] {
  let divisions: readonly Division<Order>[] = [{ members: stretches.map(() => []), totalMinor: 0 }];
  for (const order of orders) {
    const cheapest = new Map<string, Division<Order>>();
    for (const [at, { earlier, places }] of stretches.entries()) {
      const price = priceMinor(order, earlier);
      for (const { members, totalMinor } of divisions) {
        const there = members[at] ?? [];
        if (there.length === places) continue;
        const next = { members: members.with(at, [...there, order]), totalMinor: totalMinor + price };
        const numbers = next.members.map(({ length }) => length).join();
        const known = cheapest.get(numbers);
        if (!known || next.totalMinor < known.totalMinor) cheapest.set(numbers, next);
      }
    }
    divisions = [...cheapest.values()];
  }
  return divisions[0]?.members.flat() ?? [];
}
