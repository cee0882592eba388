import { type Attempt, type CallOptions, newIdempotencyKey } from '@crossdock/contract/client.ts';
import { fetchWithProgress } from '@crossdock/web/fetchWithProgress.ts';
import { useRef, useState } from 'react';

/** A row of a preview; `problem` says why it will not be imported. */
export interface PreviewRow {
  readonly row: number;
  readonly problem: { readonly message: string } | null;
}

export interface RowFailure<Row> {
  readonly row: Row;
  readonly message: string;
}

export interface CommitResult<Row> {
  readonly written: number;
  readonly failures: readonly RowFailure<Row>[];
}

export interface SheetImportCalls<Row extends PreviewRow> {
  /** `sending` reports the upload's progress and can cancel it. */
  preview(file: File, sending: SendOptions): Promise<Attempt<{ rows: readonly Row[] }>>;
  /** Writes some rows; the key stays the same for every try of the same rows. */
  commit(rows: readonly Row[], idempotencyKey: string): Promise<Attempt<CommitResult<Row>>>;
}

export type SendOptions = Pick<CallOptions, 'fetch' | 'signal'>;

type Phase = 'choose' | 'uploading' | 'reading' | 'preview' | 'writing' | 'stopping' | 'done';

interface ImportState<Row> {
  readonly phase: Phase;
  /** The uploaded share of the file, 0 to 1. */
  readonly sent: number;
  readonly rows: readonly Row[];
  readonly done: number;
  readonly written: number;
  readonly failures: readonly RowFailure<Row>[];
  /** The server's message about what stopped the import. */
  readonly failure: string | null;
}

/** Rows per request: few, so that progress is visible and a lost connection repeats little. */
const partSize = 50;

/**
 * Imports a sheet: choose a file, check the preview, confirm. The rows are then written in parts. A part is written
 * completely or not at all, and only once even if it is sent again. Cancelling before confirmation changes nothing;
 * afterwards no further part is started.
 */
export function useSheetImport<Row extends PreviewRow>(calls: SheetImportCalls<Row>) {
  const start: ImportState<Row> = {
    phase: 'choose',
    sent: 0,
    rows: [],
    done: 0,
    written: 0,
    failures: [],
    failure: null,
  };
  const [state, setState] = useState(start);
  const keys = useRef(new Map<number, string>());
  const cancelled = useRef(new AbortController());
  const good = state.rows.filter((row) => row.problem === null);
  const take = async (preview: (sending: SendOptions) => Promise<Attempt<{ rows: readonly Row[] }>>) => {
    keys.current.clear();
    cancelled.current = new AbortController();
    const { signal } = cancelled.current;
    setState({ ...start, phase: 'uploading' });
    const onSent = (sent: number) =>
      signal.aborted || setState({ ...start, phase: sent < 1 ? 'uploading' : 'reading', sent });
    const attempt = await untilCancelled(preview({ signal, fetch: fetchWithProgress(onSent) }), signal);
    if (attempt === undefined) return;
    setState(
      attempt.ok
        ? { ...start, phase: 'preview', rows: attempt.data.rows }
        : { ...start, failure: attempt.failure.message },
    );
  };
  return {
    ...state,
    good,
    bad: state.rows.length - good.length,
    restart: () => setState(start),
    cancel() {
      cancelled.current.abort();
      setState((now) => (now.phase === 'writing' ? { ...now, phase: 'stopping' } : start));
    },
    choose: (file: File) => take((sending) => calls.preview(file, sending)),
    take,
    async confirm() {
      let { done, written, failures } = state;
      cancelled.current = new AbortController();
      const { signal } = cancelled.current;
      setState({ ...state, phase: 'writing', failure: null });
      while (done < good.length) {
        if (signal.aborted)
          return setState({ ...state, phase: 'preview', done, written, failures, failure: null });
        const part = good.slice(done, done + partSize);
        const key = keys.current.get(done) ?? newIdempotencyKey();
        keys.current.set(done, key);
        const attempt = await calls.commit(part, key);
        if (!attempt.ok) {
          const failure = attempt.failure.message;
          return setState({ ...state, phase: 'preview', done, written, failures, failure });
        }
        done += part.length;
        written += attempt.data.written;
        failures = [...failures, ...attempt.data.failures];
        const phase = signal.aborted ? 'stopping' : 'writing';
        setState({ ...state, phase, done, written, failures, failure: null });
      }
      setState({ ...state, phase: 'done', done, written, failures, failure: null });
    },
  };
}

/** The answer, or undefined if the import was cancelled first. */
async function untilCancelled<T>(answer: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    const value = await answer;
    return signal.aborted ? undefined : value;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

export type SheetImportState<Row extends PreviewRow> = ReturnType<typeof useSheetImport<Row>>;
