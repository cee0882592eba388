import type { Request } from '@crossdock/contract/table.ts';
import { type PageCall, type RowOf, usePageAt } from '@crossdock/web/hooks.ts';
import type { ListPage } from '@crossdock/web/PagedList.tsx';
import { useState } from 'react';

/**
 * A list that keeps its page in the component and not in the address, because the screen has other lists. New filters
 * start at page 1.
 */
export function useOwnPage<N extends PageCall>(
  name: N,
  filters: Omit<Request<N>, 'pageIndex' | 'pageSize'>,
  settings: { readonly topics: readonly string[] },
): ListPage<RowOf<N>> {
  const about = JSON.stringify(filters);
  const [place, setPlace] = useState({ about, pageIndex: 1, pageSize: 10 });
  const pageIndex = place.about === about ? place.pageIndex : 1;
  const { pageSize } = place;
  return {
    ...usePageAt(name, filters, { pageIndex, pageSize }, settings),
    goTo: (next) => setPlace({ about, pageIndex: next, pageSize }),
    resize: (next) => setPlace({ about, pageIndex: 1, pageSize: next }),
  };
}
