import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { PackageState } from '@crossdock/domain/orders/packages.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { PackageRow } from '../orders/details.store.ts';

/**
 * The packages that a call names or, if it names none, all that are in one of the states. Refuses if a named package
 * is in another state, or if no package remains.
 */
export function choosePackages(
  all: readonly PackageRow[],
  packageIds: readonly string[] | undefined,
  states: readonly PackageState[],
): PackageRow[] | Refusal<'row.notFound'> | Refusal<'order.wrongState'> {
  const named = packageIds && new Set(packageIds);
  const chosen = all.filter(({ id, state }) => (named ? named.has(id) : isOneOf(states, state)));
  if (named && chosen.length < named.size) return refuse('row.notFound', {}, 'packageIds');
  const fit = chosen.length > 0 && chosen.every(({ state }) => isOneOf(states, state));
  return fit ? chosen : refuse('order.wrongState');
}
