import { type ReactNode, useState } from 'react';
import { EmptyState, ErrorState, SkeletonRows } from './states.tsx';

/** The parts of a query's result that decide what is drawn. */
export interface LoadableQuery<T> {
  readonly data: T | undefined;
  readonly error: { readonly message: string; readonly code?: number } | null;
  readonly isPending: boolean;
  refetch(): unknown;
}

export interface LoadedTexts {
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** The empty state for a missing record, so that a broken link offers another page. */
  readonly nowhere?: { readonly title: string; readonly text: string; readonly action: ReactNode };
}

export interface LoadedProps<T> {
  readonly query: LoadableQuery<T>;
  readonly texts: LoadedTexts;
  /** The rows of the skeleton, as high as what replaces them. */
  readonly skeleton?: { readonly rows: number; readonly heightPx: number };
  readonly children: (data: T) => ReactNode;
}

/** Shows a skeleton, an error with retry, or the data: the three states of everything that is loaded. */
export function Loaded<T>({ query, texts, skeleton, children }: LoadedProps<T>) {
  const failure = useLastFailure(query);
  if (query.data !== undefined) return children(query.data);
  // Not found (404) and malformed (400) would fail again, so there is no retry; missing rights (403) are
  // explained.
  if (query.error?.code === 403) return <EmptyState picture="lost" title={query.error.message} />;
  if (query.error?.code === 404 || query.error?.code === 400)
    return <EmptyState picture="lost" {...(texts.nowhere ?? { title: query.error.message })} />;
  if (failure) {
    return (
      <ErrorState
        title={texts.failed}
        text={failure.message}
        retryLabel={texts.retry}
        retrying={query.error === null}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <SkeletonRows {...skeleton} label={texts.loading} />;
}

/** Keeps the error in view while it is retried, because a retry may take as long as the first try. */
function useLastFailure({ data, error }: LoadableQuery<unknown>): LoadableQuery<unknown>['error'] {
  const [last, setLast] = useState(error);
  const failure = data === undefined ? (error ?? last) : null;
  if (failure !== last) setLast(failure);
  return failure;
}
