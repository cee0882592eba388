import type { ViewedList } from '@crossdock/contract/staff/listViews.ts';
import type { DataColumn } from '@crossdock/ui/DataTable.tsx';
import { useFilters } from '@crossdock/web/filters.ts';
import { useCall, useSubmit } from './api.ts';

/** A column of a list that knows whether it is shown before anybody chooses. */
export interface ListColumn<Row> extends DataColumn<Row> {
  readonly extra?: boolean;
}

/** The chosen columns in their order; unknown names (a newer or older list) are left out. */
export function columnsShown<Row>(
  all: readonly ListColumn<Row>[],
  chosen: readonly string[],
): readonly ListColumn<Row>[] {
  const chosenOnes = chosen.flatMap((key) => all.find((column) => column.key === key) ?? []);
  if (chosenOnes.length === 0) return all.filter(({ extra }) => !extra);
  // Somebody asked for these: no width leaves one out.
  return chosenOnes.map(({ from: _, ...column }) => column);
}

/** The columns of a list: those that its address names, else those that its reader chose, else those that it has. */
export function useColumns<Row>(list: ViewedList | undefined, all: readonly ListColumn<Row>[]) {
  const [{ columns }, place] = useFilters<{ columns?: string }>();
  const views = useCall('getListViews', { list: list ?? 'parcels' }, { enabled: list !== undefined });
  const save = useSubmit('saveListColumns', { refreshes: ['getListViews'] });
  // What is done with a row is no fact of it: such a column has no title, and always stands behind the chosen ones.
  const named = all.filter(({ title }) => title !== '');
  const own = list === undefined ? [] : (views.data?.columns ?? []);
  const chosen = columns ? String(columns).split(',') : own;
  const facts = columnsShown(named, chosen);
  return {
    shown: [...facts, ...all.filter(({ title }) => title === '')],
    named,
    keys: facts.map(({ key }) => key),
    choose: async (keys: readonly string[]) => {
      if (list === undefined) return;
      await save.submit({ list, columns: [...keys] });
      place({ columns: undefined }, { keepPage: true });
    },
  };
}
