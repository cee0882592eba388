import type { CallFailure } from '@crossdock/contract/callFailure.ts';
import type { Attempt } from '@crossdock/contract/client.ts';
import type { CallName, Output, Request } from '@crossdock/contract/table.ts';
import type { Page } from '@crossdock/contract/wire.ts';
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConnection } from './connection.ts';
import { type Filters, useFilters } from './filters.ts';
import { callQuery } from './queries.ts';
import { createSubmission } from './submission.ts';

interface CallSettings {
  readonly enabled?: boolean;
  /** Realtime topics that make this answer stale. */
  readonly topics?: readonly string[];
  readonly refetchEveryMs?: number;
  readonly staleMs?: number;
}

/** A read of the server: cached by call and input, shared by all screens that ask the same. */
export function useCall<N extends CallName>(
  name: N,
  input: Request<N>,
  settings: CallSettings = {},
): UseQueryResult<Output<N>, CallFailure> {
  const { client } = useConnection();
  return useQuery<Output<N>, CallFailure>({ ...callQuery(client, name, input), ...queryOptions(settings) });
}

function queryOptions({ enabled, topics = [], refetchEveryMs, staleMs }: CallSettings) {
  return {
    meta: { topics },
    ...(enabled === undefined ? {} : { enabled }),
    ...(refetchEveryMs === undefined ? {} : { refetchInterval: refetchEveryMs }),
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
  };
}

type PageCall = { [N in CallName]: Output<N> extends Page<unknown> ? N : never }[CallName];
type RowOf<N extends PageCall> = Output<N> extends Page<infer Row> ? Row : never;

export interface PageResult<N extends PageCall> {
  readonly query: UseQueryResult<Output<N>, CallFailure>;
  readonly rows: readonly RowOf<N>[];
  readonly total: number;
  readonly pageIndex: number;
  readonly pageSize: number;
  goTo(pageIndex: number): void;
  resize(pageSize: number): void;
}

/** A list of the server: page and page size live in the URL; the last page stays in view while the next one loads. */
export function usePage<N extends PageCall>(
  name: N,
  filters: Omit<Request<N>, 'pageIndex' | 'pageSize'>,
  settings: CallSettings = {},
): PageResult<N> {
  const { client } = useConnection();
  const [{ page = 1, size = 20 }, setPlace] = useFilters<{ page?: number; size?: number }>();
  const input = { ...filters, pageIndex: page, pageSize: size } as Request<N>;
  const query = useQuery<Output<N>, CallFailure>({
    ...callQuery(client, name, input),
    ...queryOptions(settings),
    placeholderData: keepPreviousData,
  });
  const data = query.data as Page<RowOf<N>> | undefined;
  return {
    query,
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    pageIndex: page,
    pageSize: size,
    goTo: (next) => setPlace({ page: next } as Filters, { keepPage: true }),
    resize: (next) => setPlace({ size: next }),
  };
}

interface SubmitSettings<N extends CallName> {
  /** Reads that this write makes stale. */
  readonly refreshes?: readonly CallName[];
  readonly onDone?: (answer: Output<N>, input: Request<N>) => void;
  /** The screen shows the failure itself, where it happened; otherwise it also appears on top for 2 s. */
  readonly quiet?: boolean;
}

export interface Submit<N extends CallName> {
  /** Sends it; a retry of the same input after silence keeps its idempotency key. */
  submit(input: Request<N>, file?: Blob): Promise<Attempt<Output<N>>>;
  readonly busy: boolean;
  readonly failure: CallFailure | null;
  clear(): void;
}

/** A write to the server. Its failure is a value, and stays until the next try. */
export function useSubmit<N extends CallName>(name: N, settings: SubmitSettings<N> = {}): Submit<N> {
  const [submission] = useState(() => createSubmission());
  const [state, setState] = useState<{ busy: boolean; failure: CallFailure | null }>({
    busy: false,
    failure: null,
  });
  const cache = useQueryClient();
  const { client, onFailure } = useConnection();
  return {
    ...state,
    clear: () => setState({ busy: false, failure: null }),
    async submit(input, file) {
      setState({ busy: true, failure: null });
      const attempt = await outcome(
        submission.run([input, file?.size], (idempotencyKey) =>
          client.call(name, input, { idempotencyKey, ...(file ? { file } : {}) }),
        ),
      );
      setState({ busy: false, failure: attempt.ok ? null : attempt.failure });
      if (attempt.ok) {
        for (const stale of settings.refreshes ?? []) void cache.invalidateQueries({ queryKey: [stale] });
        settings.onDone?.(attempt.data, input);
      } else if (!settings.quiet) onFailure(attempt.failure);
      return attempt;
    },
  };
}

async function outcome<T>(answer: Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, data: await answer };
  } catch (error) {
    if ((error as Error).name !== 'CallFailure') throw error;
    return { ok: false, failure: error as CallFailure };
  }
}
