import type { Attempt } from '@crossdock/contract/wire/client.ts';
import { newKey } from '@crossdock/contract/wire/client.ts';
import { useRef, useState } from 'react';

/** A row of a preview: `problem` says why it will be left out. */
export interface PreviewRow {
  readonly row: number;
  readonly problem: { readonly message: string } | null;
}

export interface RowFailure<Row> {
  readonly row: Row;
  readonly message: string;
}

interface Committed<Row> {
  readonly written: number;
  readonly failures: readonly RowFailure<Row>[];
}

export interface SheetImportCalls<Row extends PreviewRow> {
  preview(file: File): Promise<Attempt<{ rows: readonly Row[] }>>;
  /** Writes some rows; the key stays the same for every try of the same rows. */
  commit(rows: readonly Row[], idempotencyKey: string): Promise<Attempt<Committed<Row>>>;
}

type Phase = 'choose' | 'reading' | 'preview' | 'writing' | 'done';

interface ImportState<Row> {
  readonly phase: Phase;
  readonly rows: readonly Row[];
  readonly done: number;
  readonly written: number;
  readonly failures: readonly RowFailure<Row>[];
  /** What stopped it, in the server's words. */
  readonly failure: string | null;
}

/** Rows a request: few enough that progress is seen, and that a break loses little. */
const partSize = 50;

/** Choose a file, look at what it would do, confirm; then written in parts, each of which counts once. */
export function useSheetImport<Row extends PreviewRow>(calls: SheetImportCalls<Row>) {
  const start: ImportState<Row> = {
    phase: 'choose',
    rows: [],
    done: 0,
    written: 0,
    failures: [],
    failure: null,
  };
  const [state, setState] = useState(start);
  const keys = useRef(new Map<number, string>());
  const good = state.rows.filter((row) => row.problem === null);
  return {
    ...state,
    good,
    bad: state.rows.length - good.length,
    restart: () => setState(start),
    async choose(file: File) {
      keys.current.clear();
      setState({ ...start, phase: 'reading' });
      const attempt = await calls.preview(file);
      setState(
        attempt.ok
          ? { ...start, phase: 'preview', rows: attempt.data.rows }
          : { ...start, failure: attempt.failure.message },
      );
    },
    async confirm() {
      let { done, written, failures } = state;
      setState({ ...state, phase: 'writing', failure: null });
      while (done < good.length) {
        const part = good.slice(done, done + partSize);
        const key = keys.current.get(done) ?? newKey();
        keys.current.set(done, key);
        const attempt = await calls.commit(part, key);
        if (!attempt.ok) {
          const failure = attempt.failure.message;
          return setState({ ...state, phase: 'preview', done, written, failures, failure });
        }
        done += part.length;
        written += attempt.data.written;
        failures = [...failures, ...attempt.data.failures];
        setState({ ...state, phase: 'writing', done, written, failures, failure: null });
      }
      setState({ ...state, phase: 'done', done, written, failures, failure: null });
    },
  };
}

export type SheetImportState<Row extends PreviewRow> = ReturnType<typeof useSheetImport<Row>>;
