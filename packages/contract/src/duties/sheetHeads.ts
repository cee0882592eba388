import { isGoodsType } from '@crossdock/domain/parcels/goods.ts';
import { words as pricingWords } from '../pricing/words.ts';
import type { Texts } from '../wire/values.ts';
import type { DutySheetColumn } from './sheet.ts';
import { consoleWords } from './words.ts';

const own = {
  country: consoleWords['duties.country'],
  from: consoleWords['duties.from'],
  base: consoleWords['duties.base'],
  freeUpTo: consoleWords['duties.freeUpTo'],
  freeModes: consoleWords['duties.freeModes'],
  freeEntries: consoleWords['duties.freeEntries'],
  duty: consoleWords['duties.duty'],
  vat: consoleWords['duties.vat'],
  lowValue: consoleWords['duties.lowValue'],
  rate: { zh: '汇率（1 店铺货币）', tw: '匯率（1 店家貨幣）', en: 'Rate (for 1 of the shop’s currency)' },
  source: consoleWords['duties.sourceField'],
  asOf: consoleWords['duties.asOf'],
} satisfies Partial<Record<DutySheetColumn, Texts>>;

/** The head of a sheet's column: the label that the form uses for the field, or the name of the goods type. */
export const dutySheetHead = (column: DutySheetColumn): Texts =>
  isGoodsType(column) ? pricingWords[`quote.goods.${column}`] : own[column];
