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
  const shown = chosen.flatMap((key) => all.find((column) => column.key === key) ?? []);
  if (shown.length === 0) return all.filter(({ extra }) => !extra);
  // Somebody asked for these: no width leaves one out.
  return shown.map(({ from: _, ...column }) => column);
}

/** The columns of a list: those that its address names, else those that its reader chose, else those that it has. */
export function useColumns<Row>(list: ViewedList | undefined, all: readonly ListColumn<Row>[]) {
  const [{ columns }, place] = useFilters<{ columns?: string }>();
  const views = useCall('getListViews', { list: list ?? 'parcels' }, { enabled: list !== undefined });
  const save = useSubmit('saveListColumns', { refreshes: ['getListViews'] });
  const own = list === undefined ? [] : (views.data?.columns ?? []);
  const chosen = columns ? String(columns).split(',') : own;
  return {
    shown: columnsShown(all, chosen),
    choose: async (keys: readonly string[]) => {
      if (list === undefined) return;
      await save.submit({ list, columns: [...keys] });
      place({ columns: undefined }, { keepPage: true });
    },
  };
}
