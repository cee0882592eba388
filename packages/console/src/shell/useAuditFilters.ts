import type { AuditState } from '@crossdock/domain/payments/states.ts';
import { useFilters } from './api.ts';

/**
 * The filters of an audit queue from the URL: `filters` for its call, `shown` for `AuditQueue`. Without a
 * search label there is no search. By default the first of the states is shown.
 */
export function useAuditFilters<S extends AuditState>(states: readonly [S, ...S[]], searchLabel?: string) {
  const [found, setFilters] = useFilters<{
    state?: string;
    words?: string;
    fromDay?: string;
    toDay?: string;
  }>();
  const state = states.find((one) => one === found.state) ?? states[0];
  const words = searchLabel !== undefined && found.words ? String(found.words) : undefined;
  const { fromDay, toDay } = found;
  const search = searchLabel === undefined ? undefined : { label: searchLabel, words: words ?? '' };
  return {
    filters: { state, words, fromDay, toDay },
    shown: { states, state, search, onState: (next: AuditState) => setFilters({ state: next }) },
  };
}
