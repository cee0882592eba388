import { neededVipColumns, type VipColumn, vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import { portalWords, sheetWords } from '@crossdock/contract/vipImports/words.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { Column } from '../platform/sheetColumns.ts';

const result = (name: 'order' | 'result') => ({
  name: `import.${name}`,
  heads: sheetWords[`vipImports.${name}`],
  needed: false,
});
/** What a result has behind them; it is known, and says nothing, when it is uploaded again. */
export const resultColumns: readonly Column<string>[] = [result('order'), result('result')];

/** The columns with the heads that they carry; a table of any language is read. */
export const sheetColumns: readonly Column<VipColumn>[] = vipColumns.map((name) => ({
  name,
  heads: portalWords[`vipImports.column.${name}`],
  needed: isOneOf(neededVipColumns, name),
}));
