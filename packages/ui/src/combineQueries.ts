import type { LoadableQuery } from './Loaded.tsx';

type Answers<Q extends readonly LoadableQuery<unknown>[]> = {
  [At in keyof Q]: Q[At] extends LoadableQuery<infer T> ? T : never;
};

/** Combines several reads for `Loaded`: a form that needs all of them is drawn once the last has arrived. */
export function combineQueries<const Q extends readonly LoadableQuery<unknown>[]>(
  ...queries: Q
): LoadableQuery<Answers<Q>> {
  const missing = queries.filter(({ data }) => data === undefined);
  return {
    data: missing.length === 0 ? (queries.map(({ data }) => data) as Answers<Q>) : undefined,
    error: missing.find(({ error }) => error)?.error ?? null,
    isPending: missing.some(({ isPending }) => isPending),
    refetch: () => missing.map((query) => query.refetch()),
  };
}
