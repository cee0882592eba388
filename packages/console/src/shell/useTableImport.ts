import type { Attempt, CallOptions } from '@crossdock/contract/client.ts';
import type { CallName } from '@crossdock/contract/table.ts';
import type { Calendar, DayOrder } from '@crossdock/domain/statements/days.ts';
import type { TableEncoding } from '@crossdock/domain/statements/tables.ts';
import { useConnection } from '@crossdock/web/connection.ts';
import { fetchWithProgress } from '@crossdock/web/fetchWithProgress.ts';
import { useState } from 'react';

/**
 * For each column that the import needs, the head of that column in the file, under the name of the call's input
 * field, such as `dateHead`.
 */
export type ColumnMapValues = Readonly<Record<`${string}Head`, string>> & {
  readonly dayOrder?: DayOrder;
  readonly calendar?: Calendar;
  readonly encoding?: TableEncoding;
};

interface ImportCalls<P, R> {
  readonly look: (map: ColumnMapValues, options: CallOptions) => Promise<Attempt<P>>;
  readonly store: (map: ColumnMapValues, skipWrong: boolean, options: CallOptions) => Promise<Attempt<R>>;
  readonly refreshes: readonly CallName[];
}

interface ImportState<P, R> {
  readonly phase: 'choose' | 'uploading' | 'reading' | 'preview' | 'storing' | 'done';
  readonly sent: number;
  readonly file: File | null;
  readonly preview: P | null;
  readonly map: ColumnMapValues;
  /** True if the columns were changed after the preview. The table must then be previewed again before it is stored. */
  readonly edited: boolean;
  readonly result: R | null;
  readonly failure: string | null;
}

/**
 * Imports a table of a bank or carrier: the file is chosen, previewed again whenever its columns change, and
 * stored.
 */
export function useTableImport<P, R>(calls: ImportCalls<P, R>) {
  const start: ImportState<P, R> = {
    ...{ phase: 'choose', sent: 0, file: null, preview: null, map: {}, result: null, failure: null },
    edited: false,
  };
  const { refresh } = useConnection();
  const [state, setState] = useState(start);
  const look = async (file: File, map: ColumnMapValues) => {
    setState((now) => ({ ...now, phase: 'uploading', sent: 0, file, map, failure: null }));
    const onSent = (sent: number) =>
      setState((now) => ({ ...now, sent, phase: sent < 1 ? 'uploading' : 'reading' }));
    const attempt = await calls.look(map, { file, fetch: fetchWithProgress(onSent) });
    setState((now) =>
      attempt.ok
        ? { ...now, phase: 'preview', preview: attempt.data, edited: false }
        : { ...now, phase: now.preview ? 'preview' : 'choose', failure: attempt.failure.message },
    );
  };
  return {
    ...state,
    choose: (file: File) => look(file, {}),
    remap: (map: ColumnMapValues) => state.file && look(state.file, map),
    edit: () => setState((now) => ({ ...now, edited: true })),
    restart: () => setState(start),
    async store(skipWrong: boolean) {
      const { file, map } = state;
      if (file === null) return;
      setState({ ...state, phase: 'storing', failure: null });
      const attempt = await calls.store(map, skipWrong, { file });
      if (attempt.ok) refresh(calls.refreshes);
      setState((now) =>
        attempt.ok
          ? { ...start, phase: 'done', result: attempt.data }
          : { ...now, phase: 'preview', failure: attempt.failure.message },
      );
    },
  };
}
