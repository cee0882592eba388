import type { Request } from '@crossdock/contract/table.ts';
import { type PageCall, type RowOf, useCall } from '@crossdock/web/hooks.ts';
import type { ListPage } from '@crossdock/web/PagedList.tsx';
import { useState } from 'react';

/** A list whose page is kept here and not in the address: the screen has other lists too. Other filters begin at page 1. */
export function useOwnPage<N extends PageCall>(
  name: N,
  filters: Omit<Request<N>, 'pageIndex' | 'pageSize'>,
  settings: { readonly topics: readonly string[] },
): ListPage<RowOf<N>> {
  const about = JSON.stringify(filters);
  const [place, setPlace] = useState({ about, pageIndex: 1, pageSize: 10 });
  const pageIndex = place.about === about ? place.pageIndex : 1;
  const { pageSize } = place;
  const query = useCall(name, { ...filters, pageIndex, pageSize } as Request<N>, settings);
  const data = query.data as { readonly list: readonly RowOf<N>[]; readonly total: number } | undefined;
  return {
    query,
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    pageIndex,
    pageSize,
    goTo: (next) => setPlace({ about, pageIndex: next, pageSize }),
    resize: (next) => setPlace({ about, pageIndex: 1, pageSize: next }),
  };
}
