import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { calls } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { mayDo } from '../platform/authorize.ts';
import { type CommonRefusal, written } from '../platform/handler.ts';
import { listPart, writeListPart } from '../platform/listSheet.ts';
import { given } from '../platform/perform.ts';
import { readerOf } from './readers.ts';
import { columnsAsked, sheetOf } from './sheet.ts';

interface Stretch {
  readonly list: readonly Readonly<Record<string, unknown>>[];
  readonly more: boolean;
  readonly next: string | null;
}

/** What each list's own call answers: it decides which rows there are, and nobody gets a table of what they may not list. */
export const exportList = written<'exportList'>()({
  handle: async (tx, actor, { list, filters, columns, format, after }, services) => {
    const { access, input }: Call = calls[list];
    if (access.by !== 'staff' || (access.can !== 'any' && !mayDo(actor, access.can)))
      return refuse('access.denied');
    const read: (...asked: never[]) => Promise<unknown> = readerOf[list];
    const asked = { ...Object.fromEntries(new URLSearchParams(filters)), pageIndex: 1, pageSize: 100 };
    if (!input.safeParse(asked).success) return refuse('tables.filters', {}, 'filters');
    const reader = { shop: actor.shop, lang: actor.lang };
    return listPart(
      tx,
      reader,
      sheetOf(list, reader),
      { columns: columnsAsked(list, columns), format, after },
      async (at) => {
        const page = await read(...given(tx, actor, input.parse({ ...asked, ...at }), services));
        if (isRefusal(page)) return refuse('row.notFound') satisfies Refusal<CommonRefusal>;
        if (!isStretch(page)) throw new Error(`${list} answers no list`);
        return page;
      },
    );
  },
  write: writeListPart,
});

const isStretch = (page: unknown): page is Stretch =>
  isRecord(page) && Array.isArray(page.list) && typeof page.more === 'boolean';
