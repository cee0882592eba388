import type { Request } from '@crossdock/contract/table.ts';
import { type PageCall, type RowOf, usePageAt } from '@crossdock/web/hooks.ts';
import { useState } from 'react';
import type { ConsolePage } from './api.ts';

/**
 * A list whose page number is in the component and not in the URL, because the screen has other lists. New filters
 * start at page 1.
 */
export function useLocalPage<N extends PageCall>(
  name: N,
  filters: Omit<Request<N>, 'pageIndex' | 'pageSize'>,
  settings: { readonly topics: readonly string[] },
): Omit<ConsolePage<RowOf<N>>, 'read'> {
  const about = JSON.stringify(filters);
  const [place, setPlace] = useState({ about, pageIndex: 1, pageSize: 10 });
  const pageIndex = place.about === about ? place.pageIndex : 1;
  const { pageSize } = place;
  return {
    ...usePageAt(name, filters, { pageIndex, pageSize }, settings),
    asked: { call: name, input: { ...filters } },
    goTo: (next) => setPlace({ about, pageIndex: next, pageSize }),
    resize: (next) => setPlace({ about, pageIndex: 1, pageSize: next }),
  };
}
