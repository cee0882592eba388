import type { ListWithSavedViews } from '@crossdock/contract/staff/listViews.ts';
import type { DataColumn } from '@crossdock/ui/DataTable.tsx';
import { useFilters } from '@crossdock/web/filters.ts';
import { useCall, useSubmit } from './api.ts';

/** A column of a list, with whether it is shown by default. */
export interface ListColumn<Row> extends DataColumn<Row> {
  readonly extra?: boolean;
}

/** The chosen columns, in the chosen order. Names that this version of the list does not have are skipped. */
export function chosenColumns<Row>(
  all: readonly ListColumn<Row>[],
  chosen: readonly string[],
): readonly ListColumn<Row>[] {
  const chosenOnes = chosen.flatMap((key) => all.find((column) => column.key === key) ?? []);
  if (chosenOnes.length === 0) return all.filter(({ extra }) => !extra);
  // The reader chose these columns, so they are shown at every width.
  return chosenOnes.map(({ from: _, ...column }) => column);
}

/** The columns of a list: those in the URL, else those that the reader chose, else the default. */
export function useColumns<Row>(list: ListWithSavedViews | undefined, all: readonly ListColumn<Row>[]) {
  const [{ columns }, place] = useFilters<{ columns?: string }>();
  const views = useCall('getListViews', { list: list ?? 'parcels' }, { enabled: list !== undefined });
  const save = useSubmit('saveListColumns', { refreshes: ['getListViews'] });
  // A column of actions has no title, and always comes after the chosen ones.
  const named = all.filter(({ title }) => title !== '');
  const own = list === undefined ? [] : (views.data?.columns ?? []);
  const chosen = columns ? String(columns).split(',') : own;
  const facts = chosenColumns(named, chosen);
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
