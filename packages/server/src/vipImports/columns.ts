import { neededVipColumns, type VipColumn, vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import { portalWords, sheetWords } from '@crossdock/contract/vipImports/words.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { SheetColumn } from '../platform/sheetColumns.ts';

const result = (name: 'order' | 'result') => ({
  name: `import.${name}`,
  heads: sheetWords[`vipImports.${name}`],
  needed: false,
});
/** Extra columns of a result sheet. They are ignored if the sheet is uploaded again. */
export const resultColumns: readonly SheetColumn<string>[] = [result('order'), result('result')];

/** The sheet's columns with their headings. A sheet in any language can be read. */
export const sheetColumns: readonly SheetColumn<VipColumn>[] = vipColumns.map((name) => ({
  name,
  heads: portalWords[`vipImports.column.${name}`],
  needed: isOneOf(neededVipColumns, name),
}));
