import type { LoadableQuery } from '@crossdock/ui/Loaded.tsx';
import { useCallback, useEffect, useState } from 'react';

type Loaded<T> = Pick<LoadableQuery<T>, 'data' | 'error'>;

/** A chapter of the help, loaded when it is opened. */
export function useChapter<T>(load: () => Promise<T>, failed: string): LoadableQuery<T> {
  const [{ data, error }, setLoaded] = useState<Loaded<T>>({ data: undefined, error: null });
  const refetch = useCallback(() => {
    setLoaded((now) => ({ ...now, error: null }));
    load().then(
      (chapter) => setLoaded({ data: chapter, error: null }),
      () => setLoaded({ data: undefined, error: { message: failed } }),
    );
  }, [load, failed]);
  useEffect(refetch, [refetch]);
  return { data, error, isPending: data === undefined && error === null, refetch };
}
