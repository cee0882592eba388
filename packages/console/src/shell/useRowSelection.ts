import { showMessage } from '@crossdock/ui/message.ts';
import type { RowSelection } from '@crossdock/ui/rowSelection.tsx';
import { useRef, useState } from 'react';
import type { ConsolePage } from './api.ts';
import { t } from './i18n.ts';

/** The most rows that can be chosen. The totals of lists are counted up to the same limit. */
const most = 10_000;

interface ChoosingProps<Row> {
  /** Identifies the listed rows: if the filters change, rows that are no longer visible are deselected. */
  readonly asked: string;
  readonly page: ConsolePage<Row>;
  readonly rowKey: (row: Row) => string;
  readonly rowName: (row: Row) => string;
}

/**
 * The chosen rows, which stay chosen when the reader goes to another page of the list. `readAll` chooses all matching
 * rows and reads the list to its end for that.
 */
export function useRowSelection<Row>({ asked, page, rowKey, rowName }: ChoosingProps<Row>) {
  const [held, setHeld] = useState<{ asked: string; rows: ReadonlyMap<string, Row> }>({
    asked,
    rows: new Map(),
  });
  const chosen: ReadonlyMap<string, Row> = held.asked === asked ? held.rows : new Map();
  const setChosen = (rows: ReadonlyMap<string, Row>) => setHeld({ asked, rows });
  const [reading, setReading] = useState<number>();
  const stopped = useRef(false);
  const shown = new Map(page.rows.map((row) => [rowKey(row), row]));
  const here = page.rows.filter((row) => chosen.has(rowKey(row)));
  const all = page.rows.length > 0 && here.length === page.rows.length;
  const put = (rows: readonly Row[], kept: ReadonlyMap<string, Row> = chosen) =>
    setChosen(new Map([...kept, ...rows.map((row) => [rowKey(row), row] as const)]));
  const without = (rows: readonly Row[]) => {
    const next = new Map(chosen);
    for (const row of rows) next.delete(rowKey(row));
    setChosen(next);
  };
  const choosing: RowSelection<Row> = {
    all,
    has: (row) => chosen.has(rowKey(row)),
    toggle: (row) => (chosen.has(rowKey(row)) ? without([row]) : put([row])),
    toggleAll: () => (all ? without(page.rows) : put(page.rows)),
    texts: {
      all: t('shell.list.chooseAll'),
      one: (row) => t('shell.list.choose', { what: rowName(row) }),
    },
  };
  const readAll = async () => {
    stopped.current = false;
    const rows: Row[] = [];
    let after: string | undefined;
    do {
      setReading(rows.length);
      const attempt = await page.read(after);
      if (!attempt.ok) showMessage('danger', attempt.failure.message);
      if (!attempt.ok || stopped.current) break;
      rows.push(...attempt.data.list);
      after = attempt.data.next ?? undefined;
    } while (after !== undefined && rows.length < most);
    setReading(undefined);
    put(rows.slice(0, most));
  };
  return {
    choosing,
    /** The chosen rows in the order of choosing; those of this page in their current state. */
    rows: [...chosen].map(([key, row]) => shown.get(key) ?? row),
    /** The number of rows read so far, while all are being read. */
    reading,
    canReadAll: all && page.total > chosen.size,
    readAll,
    stop: () => {
      stopped.current = true;
    },
    clear: () => setChosen(new Map()),
  };
}
