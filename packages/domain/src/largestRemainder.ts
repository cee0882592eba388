/**
 * Splits an amount into whole parts by weights; the parts add up to the amount. Each part is rounded towards
 * zero, and the remaining units go, one each, to the parts that lost most; among equals to the first. Weights
 * are integers and not negative; if all are 0, they count as equal. The amount may be negative. No part is
 * further than one unit from its exact share.
 * @example largestRemainder(100, [1, 1, 1]) // → [34, 33, 33]
 */
export function largestRemainder(amount: number, weights: readonly number[]): number[] {
  const used = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const whole = used.reduce((total, weight) => total + BigInt(weight), 0n);
  const size = BigInt(Math.abs(amount));
  const exact = used.map((weight) => size * BigInt(weight));
  const parts = exact.map((one) => Number(one / whole));
  const left = Math.abs(amount) - parts.reduce((total, part) => total + part, 0);
  const lost = exact.map((one, at) => ({ at, rest: one % whole }));
  const first = lost.sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  for (const { at } of first.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts.map((part) => (amount < 0 && part > 0 ? -part : part));
}
