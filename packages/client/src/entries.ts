import type { CallOptions, Client } from '@crossdock/contract/client.ts';
import type { CallName, Output, Request } from '@crossdock/contract/table.ts';

export interface ListPage<T> {
  list: T[];
  total: number;
  more: boolean;
  next: string | null;
}

/** Calls that return a list page by page. */
export type ListCall = { [N in CallName]: Output<N> extends ListPage<unknown> ? N : never }[CallName];
/** The type of a list's entries. */
export type EntryOf<N extends ListCall> = Output<N> extends ListPage<infer T> ? T : never;

const mostPerPage = 100;

/**
 * The entries of all pages; the next page is requested when it is needed, and never before. Throws if the list has
 * further entries that its sort order cannot reach.
 * @example Array.fromAsync(entriesOf({ call: async (name, { after }) => after === undefined ? { list: [{ id: 'p1' }],
 * more: true, next: 'p1' } : { list: [{ id: 'p2' }], more: false, next: null } }, 'queryAllParcels', {})) // → [{ id:
 * 'p1' }, { id: 'p2' }]
 * @example Array.fromAsync(entriesOf({ call: async () => ({ list: [{ id: 'p1' }], more: true, next: null }) },
 * 'queryAllParcels', { sort: 'weight' })) // throws
 */
export async function* entriesOf<N extends ListCall>(
  client: Client,
  name: N,
  input: Request<N>,
  options: CallOptions = {},
): AsyncGenerator<EntryOf<N>, void> {
  let asked: Request<N> = { pageSize: mostPerPage, ...input };
  for (;;) {
    const page: unknown = await client.call(name, asked, options);
    if (!isPageOf<EntryOf<N>>(page)) throw new Error(`${name} answers no list`);
    yield* page.list;
    if (!page.more) return;
    if (page.next === null)
      throw new Error(`${name} goes on, but not in this order: leave out \`sort\`, or narrow the list`);
    asked = { ...asked, after: page.next };
  }
}

const isPageOf = <T>(answer: unknown): answer is ListPage<T> =>
  typeof answer === 'object' && answer !== null && 'list' in answer && 'more' in answer;
