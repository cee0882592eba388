import type { Attempt } from '@crossdock/contract/client.ts';
import type { Request } from '@crossdock/contract/table.ts';
import type { Page } from '@crossdock/contract/wire/lists.ts';
import {
  listAnswer,
  listInput,
  type PageCall,
  type PageResult,
  type RowOf,
  usePage as usePageOf,
} from '@crossdock/web/hooks.ts';
import type { ListPage } from '@crossdock/web/PagedList.tsx';
import { createQueryClient } from '@crossdock/web/queryClient.ts';
import { client } from './client.ts';
import { session } from './session.ts';

export { useFilters } from '@crossdock/web/filters.ts';
export { useCall } from '@crossdock/web/hooks.ts';
export { useSubmit } from '@crossdock/web/submit.ts';
export { client } from './client.ts';

export const queryClient = createQueryClient(session);

/** The call that reads a list, with its filters and order. */
export interface ListRequest {
  readonly call: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A page of a list, and the input for reading its other rows with the same filters and order. */
export interface ConsolePage<Row> extends ListPage<Row> {
  readonly asked: ListRequest;
  read(this: void, after: string | undefined): Promise<Attempt<Pick<Page<Row>, 'list' | 'next'>>>;
}

export interface ConsoleResult<N extends PageCall>
  extends PageResult<N>,
    Pick<ConsolePage<RowOf<N>>, 'read' | 'asked'> {}

export function usePage<N extends PageCall>(
  name: N,
  filters: Omit<Request<N>, 'pageIndex' | 'pageSize'>,
  settings?: Parameters<typeof usePageOf>[2],
): ConsoleResult<N> {
  const read: ConsoleResult<N>['read'] = async (after) => {
    const input = listInput<N>({ ...filters, pageSize: 100, ...(after === undefined ? {} : { after }) });
    const attempt = await client.attempt(name, input, { fresh: true });
    return attempt.ok ? { ok: true, data: listAnswer<N>(attempt.data) } : attempt;
  };
  return { ...usePageOf(name, filters, settings), read, asked: { call: name, input: { ...filters } } };
}
