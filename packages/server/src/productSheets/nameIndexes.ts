import { sheetWords } from '@crossdock/contract/products/words.ts';
import type { Lang, Texts } from '@crossdock/contract/wire/values.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import { listGoodsTypes } from '../parcels/goodsTypes.store.ts';
import type { Tx } from '../platform/db.ts';
import { type NamedItem, NameIndex, normalizedName } from '../platform/nameIndex.ts';
import { listCategories } from '../products/desk.store.ts';
import { findOpenLocations } from '../warehouses/locations.store.ts';
import { listWarehouses } from '../warehouses/store.ts';

interface Choice extends NamedItem {
  /** The name in the reader's language. */
  readonly name: string;
}

/** The categories, goods types and warehouses that cells of a product sheet may name. */
export interface ProductSheetChoices {
  readonly categories: readonly Choice[];
  readonly goodsTypes: readonly Choice[];
  readonly warehouses: readonly Choice[];
}

export async function loadSheetChoices(tx: Tx, lang: Lang): Promise<ProductSheetChoices> {
  const [categories, types, warehouses] = await Promise.all([
    listCategories(tx),
    listGoodsTypes(tx),
    listWarehouses(tx),
  ]);
  const named = (row: Texts & { readonly id: string }, more: readonly string[] = []) => ({
    id: row.id,
    name: row[lang],
    names: [...langs.map((one) => row[one]), ...more],
  });
  return {
    categories: categories.map((row) => named(row)),
    goodsTypes: types.map((row) => named(row, [row.code])),
    warehouses: warehouses.map((row) => ({
      id: row.id,
      name: warehouseNameIn(lang, row),
      names: [row.name, row.code, ...langs.map((one) => warehouseNameIn(one, row))],
    })),
  };
}

export interface ProductNameIndexes {
  readonly categories: NameIndex<Choice>;
  readonly goodsTypes: NameIndex<Choice>;
  readonly warehouses: NameIndex<Choice>;
  /** Whether the warehouse has the shelf. */
  readonly hasShelf: (warehouseId: string, code: string) => boolean;
}

export async function loadProductNameIndexes(
  tx: Tx,
  lang: Lang,
  shelfCodes: readonly string[],
): Promise<ProductNameIndexes> {
  const [choices, shelves] = await Promise.all([
    loadSheetChoices(tx, lang),
    findOpenLocations(tx, shelfCodes),
  ]);
  const there = new Set(shelves.map(({ warehouseId, code }) => `${warehouseId} ${code}`));
  return {
    categories: new NameIndex(choices.categories),
    goodsTypes: new NameIndex(choices.goodsTypes),
    warehouses: new NameIndex(choices.warehouses),
    hasShelf: (warehouseId, code) => there.has(`${warehouseId} ${code}`),
  };
}

const saysIn = (texts: Texts, more: readonly string[]) =>
  new Set([...langs.map((lang) => texts[lang]), ...more].map(normalizedName));
const yes = saysIn(sheetWords['products.sheet.yes'], ['y', 'true', '1']);
const no = saysIn(sheetWords['products.sheet.no'], ['n', 'false', '0']);

/** Reads yes or no; undefined for other texts. */
export function readFlag(text: string): boolean | undefined {
  const said = normalizedName(text);
  return yes.has(said) ? true : no.has(said) ? false : undefined;
}

export const flagText = (flag: boolean, lang: Lang): string =>
  sheetWords[flag ? 'products.sheet.yes' : 'products.sheet.no'][lang];
