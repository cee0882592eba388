import { useFilters } from '@crossdock/web/filters.ts';
import { useRowShortcuts } from './useRowShortcuts.ts';
import { isWide } from './useWidth.ts';

/**
 * The row shown beside its list, from the URL: arrow keys open its neighbours, Escape closes it. Undefined
 * for lists without a panel.
 */
export function useOpenedRow<R>(rows: readonly R[], rowKey: (row: R) => string, hasPanel: boolean) {
  const [placed, place] = useFilters<{ row?: string }>();
  const at = hasPanel ? rows.findIndex((row) => rowKey(row) === placed.row) : -1;
  const row = rows[at];
  const look = (next: R | undefined) =>
    place({ row: next === undefined ? undefined : rowKey(next) }, { keepPage: true });
  const step = (by: 1 | -1) => {
    const next = rows[at + by];
    if (next !== undefined) look(next);
  };
  useRowShortcuts(
    row === undefined || !isWide()
      ? undefined
      : { down: () => step(1), up: () => step(-1), close: () => look(undefined) },
  );
  return { row, look, isSelected: (one: R) => rowKey(one) === placed.row };
}
