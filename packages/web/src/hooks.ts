import type { CallName, Output, Request } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import type { Page } from '@crossdock/contract/wire/lists.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { defaultRowsPerPage, useConnection } from './connection.ts';
import { useFilters } from './filters.ts';
import { callQuery } from './queries.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly topics?: readonly string[] };
  }
}

interface CallSettings {
  readonly enabled?: boolean;
  /** Realtime topics that make this answer stale. */
  readonly topics?: readonly string[];
  readonly refetchEveryMs?: number;
  readonly staleMs?: number;
  /** Not cached after the screen is closed: for a form's initial values, which must be current. */
  readonly unkept?: boolean;
  /** Keeps the last answer in view until the next input's answer arrives. */
  readonly keepLast?: boolean;
}

/**
 * Reads from the server. The answer is cached by call and input, and shared by all screens with the same call and
 * input.
 */
export function useCall<N extends CallName>(
  name: N,
  input: Request<N>,
  settings: CallSettings = {},
): UseQueryResult<Output<N>, CallFailure> {
  const { client } = useConnection();
  return useQuery<Output<N>, CallFailure>({ ...callQuery(client, name, input), ...queryOptions(settings) });
}

function queryOptions({ enabled, topics = [], refetchEveryMs, staleMs, unkept, keepLast }: CallSettings) {
  return {
    meta: { topics },
    ...(enabled === undefined ? {} : { enabled }),
    ...(refetchEveryMs === undefined ? {} : { refetchInterval: refetchEveryMs }),
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
    ...(unkept ? { gcTime: 0 } : {}),
    ...(keepLast ? { placeholderData: keepPreviousData } : {}),
  };
}

export type PageCall = { [N in CallName]: Output<N> extends Page<unknown> ? N : never }[CallName];
export type RowOf<N extends PageCall> = Output<N> extends Page<infer Row> ? Row : never;

export interface PageResult<N extends PageCall> {
  readonly query: UseQueryResult<Output<N>, CallFailure>;
  /** The rows are from another page or an earlier visit while the right ones are loading. */
  readonly stale: boolean;
  readonly rows: readonly RowOf<N>[];
  readonly total: number;
  readonly pageIndex: number;
  readonly pageSize: number;
  goTo(pageIndex: number): void;
  resize(pageSize: number): void;
}

// While N is generic, the compiler does not know that this call is a list.
export const listInput = <N extends PageCall>(input: object) => input as Request<N>;
export const listAnswer = <N extends PageCall>(answer: Output<N>) => answer as Page<RowOf<N>>;

/** Reads one page of a list. */
export function usePageAt<N extends PageCall>(
  name: N,
  filters: Omit<Request<N>, 'pageIndex' | 'pageSize'>,
  at: { readonly pageIndex: number; readonly pageSize: number },
  settings: CallSettings,
) {
  const { client } = useConnection();
  const input = listInput<N>({ ...filters, ...at });
  const query = useQuery<Output<N>, CallFailure>({
    ...callQuery(client, name, input),
    ...queryOptions(settings),
  });
  const data = query.data && listAnswer<N>(query.data);
  return { query, rows: data?.list ?? [], total: data?.total ?? 0, ...at };
}

/**
 * Reads a list page by page. The page number and page size are in the URL. The page shown before stays in view while
 * another one loads.
 */
export function usePage<N extends PageCall>(
  name: N,
  filters: Omit<Request<N>, 'pageIndex' | 'pageSize'>,
  settings: CallSettings = {},
): PageResult<N> {
  const { rowsPerPage, keepRowsPerPage } = useConnection();
  const [{ page = 1, size = rowsPerPage?.() ?? defaultRowsPerPage }, setPlace] = useFilters<{
    page?: number;
    size?: number;
  }>();
  const at = { pageIndex: page, pageSize: size };
  const found = usePageAt(name, filters, at, { ...settings, keepLast: true });
  const { query } = found;
  const ofLastVisit = query.isFetching && query.dataUpdatedAt < performance.timeOrigin;
  return {
    ...found,
    stale: query.isPlaceholderData || ofLastVisit,
    goTo: (next) => setPlace({ page: next }, { keepPage: true }),
    resize: (next) => {
      keepRowsPerPage?.(next);
      setPlace({ size: next });
    },
  };
}
