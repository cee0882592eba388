import { refuse } from '@crossdock/contract/refusals.ts';
import { vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import { portalWords, sheetWords, words } from '@crossdock/contract/vipImports/words.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { findImport, rowsOfImport, type StoredImportRow } from './store.ts';
import { faultText } from './view.ts';

const isLeft = ({ state }: StoredImportRow) => state === 'bad' || state === 'failed';

/** The sheet's columns as typed, followed by the result of each row. */
export const exportVipImport = withSlowAnswer<'exportVipImport'>()({
  write: writeSheet,
  handle: async (tx, { memberId, lang }, { id, format, onlyLeft }) => {
    const of = await findImport(tx, memberId, id);
    if (of === undefined) return refuse('row.notFound');
    const kept = await rowsOfImport(tx, id);
    const columns = vipColumns.filter((column) => of.columns.includes(column));
    const title = (name: 'order' | 'result') => sheetWords[`vipImports.${name}`][lang];
    return {
      format,
      sheet: {
        name: of.filename.replace(/\.\w+$/, '').replace(/[^\p{L}\p{N} _-]/gu, '_') || 'vip-orders',
        head: [
          ...columns.map((column) => portalWords[`vipImports.column.${column}`][lang]),
          title('order'),
          title('result'),
        ],
        rows: kept
          .filter((row) => !onlyLeft || isLeft(row))
          .map((row) => [
            ...columns.map((column) => row.cells[column] ?? ''),
            row.orderNumber,
            resultOf(row, lang),
          ]),
      },
    };
  },
});

function resultOf({ state, faults }: StoredImportRow, lang: Lang): string {
  const said = faults.map((fault) => {
    const column = fault.column === null ? '' : `${portalWords[`vipImports.column.${fault.column}`][lang]}: `;
    return `${column}${faultText(fault, lang)}`;
  });
  return said.length > 0 ? said.join('; ') : words[`vipImports.state.${state}`][lang];
}
