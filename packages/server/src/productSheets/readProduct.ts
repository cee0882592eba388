import { fieldIssue } from '@crossdock/contract/fieldTexts.ts';
import { type VariantInput, variantInput } from '@crossdock/contract/products/desk.ts';
import type { ProductColumn } from '@crossdock/contract/products/sheet.ts';
import type { StoredContent, StoredContents } from '@crossdock/contract/wire/localizedContent.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { variantsMax } from '@crossdock/domain/products/limits.ts';
import { richTextMax, titleMax } from '@crossdock/domain/richText.ts';
import { typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { escapeHtml } from '../platform/escapeHtml.ts';
import { normalizedName } from '../platform/nameIndex.ts';
import type { Staff } from '../platform/scope.ts';
import { type CellsRow, type SheetFaults, sharedCellReader } from '../platform/sheetFaults.ts';
import type { KnownVariant } from '../products/import.store.ts';
import { type ProductNameIndexes, readFlag } from './nameIndexes.ts';
import { normaliseSku, type ProductGroup } from './productSheet.ts';

type Faults = SheetFaults<ProductColumn>;
type Row = CellsRow<ProductColumn>;
type Said = ReturnType<typeof sharedCellReader<ProductColumn>>;

/** A product as its rows describe it; empty cells change nothing. */
export interface ParsedProduct extends ProductGroup {
  readonly fields: ReturnType<typeof fieldsOf>;
  readonly variants: readonly ParsedVariant[];
}

export interface ParsedVariant {
  readonly row: Row;
  readonly sku: string;
  readonly before: KnownVariant | undefined;
  /** Undefined if a cell of the row is invalid. */
  readonly fields: Omit<VariantInput, 'id'> | undefined;
}

export function readProduct(
  group: ProductGroup,
  names: ProductNameIndexes,
  faults: Faults,
  actor: Staff,
): ParsedProduct {
  const fields = fieldsOf(group, names, faults);
  const variants = group.rows.map((row) => variantOf(row, group, faults, actor));
  const [first] = group.rows;
  const kept = group.known?.variants.filter(({ sku }) => !variants.some((one) => one.sku === sku)) ?? [];
  if (kept.length + variants.length > variantsMax)
    faults.add(first, 'sku', 'field.tooMany', { max: variantsMax });
  const taken = new Set(kept.map(({ sku }) => sku.toUpperCase()));
  for (const { row, sku } of variants) {
    if (taken.has(sku.toUpperCase())) faults.add(row, 'sku', 'product.skuTaken');
    taken.add(sku.toUpperCase());
  }
  return { ...group, fields, variants };
}

function fieldsOf({ rows, known }: ProductGroup, names: ProductNameIndexes, faults: Faults) {
  const said = sharedCellReader(rows, faults, 'product.rowDiffers');
  const named = (
    column: 'category' | 'goodsType' | 'warehouse',
    before: string | undefined,
    fault: string,
  ) => {
    const { text, row } = said(column);
    if (text === '' && before !== undefined) return before;
    const found = names[indexOf[column]].find(text);
    if (found === undefined) faults.add(row, column, text === '' ? 'field.required' : fault);
    return found?.id ?? '';
  };
  const before = known?.product;
  const warehouseId = named('warehouse', before?.warehouseId, 'product.place');
  const shelf = said('shelf');
  const shelfCode = shelf.text.trim().toUpperCase() || (before?.shelfCode ?? '');
  const moved = shelfCode !== before?.shelfCode || warehouseId !== before.warehouseId;
  if (shelfCode !== '' && moved && !names.hasShelf(warehouseId, shelfCode))
    faults.add(shelf.row, 'shelf', 'product.place');
  const shown = said('shown');
  return {
    texts: textsOf(said, before?.texts, faults),
    categoryId: named('category', before?.categoryId, 'product.category'),
    goodsTypeId: named('goodsType', before?.goodsTypeId, 'product.goodsType'),
    warehouseId,
    shelfCode,
    active: flagOf(shown.row, 'shown', shown.text, before?.active ?? false, faults),
  };
}

const indexOf = { category: 'categories', goodsType: 'goodsTypes', warehouse: 'warehouses' } as const;

function flagOf(row: Row, column: ProductColumn, text: string, before: boolean, faults: Faults): boolean {
  if (text.trim() === '') return before;
  const flag = readFlag(text);
  if (flag === undefined) faults.add(row, column, 'product.yesOrNo');
  return flag ?? before;
}

const localizedContent = [
  ['tw', 'titleTw', 'textTw'],
  ['zh', 'titleZh', 'textZh'],
  ['en', 'titleEn', 'textEn'],
] as const;

function textsOf(said: Said, before: StoredContents | undefined, faults: Faults): StoredContents {
  const texts: { [L in 'tw' | 'zh' | 'en']?: StoredContent } = {};
  for (const [lang, titleColumn, textColumn] of localizedContent) {
    const [typed, plain] = [said(titleColumn), said(textColumn)];
    const kept = before?.[lang];
    const title = typed.text.trim() || (kept?.title ?? '');
    if (title === '' && plain.text !== '') faults.add(plain.row, titleColumn, 'field.required');
    if (title.length > titleMax) faults.add(typed.row, titleColumn, 'field.tooLong', { max: titleMax });
    if (plain.text.length > richTextMax / 10)
      faults.add(plain.row, textColumn, 'field.tooLong', { max: richTextMax / 10 });
    if (title !== '') texts[lang] = { title, ...bodyOf(plain.text, kept) };
  }
  if (Object.keys(texts).length === 0) faults.add(said('titleTw').row, 'titleTw', 'field.required');
  return texts;
}

/** The product's text. A formatted text stays if the sheet contains the same words. */
function bodyOf(text: string, kept: StoredContent | undefined): Pick<StoredContent, 'html' | 'plain'> {
  if (text.trim() === '' || (kept && normalizedName(kept.plain) === normalizedName(text)))
    return { html: kept?.html ?? '', plain: kept?.plain ?? '' };
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const html = lines.filter(Boolean).map((line) => `<p>${escapeHtml(line)}</p>`);
  return { html: html.join(''), plain: lines.filter(Boolean).join(' ') };
}

const columnOf: Readonly<Record<string, ProductColumn>> = {
  ...{
    sku: 'sku',
    tw: 'variantTw',
    zh: 'variantZh',
    en: 'variantEn',
    priceMinor: 'price',
    weightG: 'weightG',
  },
  ...{ lengthMm: 'lengthMm', widthMm: 'widthMm', heightMm: 'heightMm', lowStock: 'lowStock' },
};

function variantOf(row: Row, { known }: ProductGroup, faults: Faults, { shop, lang }: Staff): ParsedVariant {
  const { cells } = row;
  const sku = normaliseSku(cells.sku);
  const before = known?.variants.find((one) => one.sku === sku);
  const text = (column: ProductColumn, now: string | undefined) => cells[column]?.trim() || (now ?? '');
  const whole = (column: ProductColumn, now: number | undefined) => {
    const typed = cells[column]?.trim() ?? '';
    return typed === '' ? now : Number(typed.normalize('NFKC'));
  };
  const price = cells.price?.trim() ?? '';
  const priceMinor = price === '' ? before?.priceMinor : (typedAmount(price, shop.currency) ?? Number.NaN);
  const read = {
    ...{ sku, tw: text('variantTw', before?.tw), zh: text('variantZh', before?.zh) },
    en: text('variantEn', before?.en),
    priceMinor,
    weightG: whole('weightG', before?.weightG),
    lengthMm: whole('lengthMm', before?.lengthMm),
    widthMm: whole('widthMm', before?.widthMm),
    heightMm: whole('heightMm', before?.heightMm),
    lowStock: whole('lowStock', before?.lowStock ?? 0),
    active: flagOf(row, 'onSale', cells.onSale ?? '', before?.active ?? true, faults),
  };
  const parsed = variantInput.safeParse(read);
  for (const issue of parsed.error?.issues ?? []) {
    const { error, params } = fieldIssue({ ...issue });
    const column = columnOf[String(issue.path[0])] ?? 'sku';
    faults.add(row, column, error, params);
  }
  const { coinMinor } = shop.settings;
  if (priceMinor !== undefined && priceMinor % coinMinor !== 0)
    faults.add(row, 'price', 'product.wholeCoins', { coin: moneyText(coinMinor, shop.currency, lang) });
  return { row, sku, before, fields: parsed.data };
}
