import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { readSheetPartWithRefusals, writeSheetPart } from '../platform/listSheet.ts';
import { requestedColumns, sheetOf } from './sheet.ts';

type Row = Readonly<Record<string, unknown>>;
type Refused = Refusal<'access.denied' | 'tables.filters' | 'row.notFound'>;

/**
 * Exports a list from the answers of its own call, which decides the rows, so that nobody gets a table of
 * what they may not list.
 */
export const exportList = withSlowAnswer<'exportList'>()({
  handle: (tx, actor, { list, filters, columns, format, after }, services) => {
    const asked = Object.fromEntries(new URLSearchParams(filters));
    const reader = { shop: actor.shop, lang: actor.lang };
    const wanted = { columns: requestedColumns(list, columns), format, after };
    return readSheetPartWithRefusals<string, Row, Refused>(
      tx,
      reader,
      sheetOf(list, reader),
      wanted,
      async (at) => {
        const page = await services.readList(tx, actor, { name: list, input: { ...asked, ...at } });
        if (page === 'denied') return refuse('access.denied');
        if (page === 'unfit') return refuse('tables.filters', {}, 'filters');
        return page === 'refused' ? refuse('row.notFound') : page;
      },
    );
  },
  write: writeSheetPart,
});
