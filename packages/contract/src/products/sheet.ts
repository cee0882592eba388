import { purchaseStates } from '@crossdock/domain/products/purchases.ts';
import { z } from 'zod';
import { searchWords } from '../wire/auditFilters.ts';
import { longBodyBytes, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { importRowsInput, sheetExportCall, sheetPreviewCall, sheetTemplateCall } from '../wire/sheet.ts';
import { count, plain, refusalView } from '../wire/values.ts';

/** Columns of a product sheet in the template's order; one row per variant. */
export const productColumns = [
  'sku',
  'titleTw',
  'titleZh',
  'titleEn',
  'variantTw',
  'variantZh',
  'variantEn',
  'category',
  'goodsType',
  'warehouse',
  'shelf',
  'price',
  'weightG',
  'lengthMm',
  'widthMm',
  'heightMm',
  'lowStock',
  'onSale',
  'shown',
  'textTw',
  'textZh',
  'textEn',
] as const;
export type ProductColumn = (typeof productColumns)[number];

/** The required column. For existing products all others may be left out. */
export const neededProductColumns = ['sku'] as const satisfies readonly ProductColumn[];

const cell = z.string().max(5_000, 'field.tooLong');
const cells = z.partialRecord(z.enum(productColumns), cell);

/** Whether a row creates or changes a variant, or changes nothing. */
export const importEffects = ['new', 'changed', 'same'] as const;

const previewRow = z.object({
  row: count,
  cells,
  /**
   * The SKU of the product's first variant, in the shop or else in the sheet. It connects a new variant to its
   * product.
   */
  beside: plain.text,
  effect: z.enum(importEffects),
  /** Problems by column. */
  faults: z.array(refusalView.extend({ column: z.enum(productColumns) })),
  /** Why the row cannot be written; null if it can. */
  problem: refusalView.nullable(),
});
export type ProductPreviewRow = z.infer<typeof previewRow>;

/** Product sheets: template, preview, import and export. */
export const productSheetCalls = {
  getProductTemplate: staff('product.write').get('staff/products/template', {
    summary: 'Download the import template for products',
    ...sheetTemplateCall,
  }),
  exportProducts: staff('product.read').get('staff/products/export', {
    summary: 'Export all products with variants, ready to edit and import',
    ...sheetExportCall({}),
    refusals: ['product.tooManyRows'],
  }),
  exportStockMovements: staff('product.read').get('staff/products/movements/export', {
    summary: 'Export stock changes, newest first',
    ...sheetExportCall({ productId: plain.optionalId }),
    refusals: ['product.tooManyRows'],
  }),
  exportPurchases: staff('product.read').get('staff/products/purchases/export', {
    summary: 'Export purchases, one row per line, newest first',
    ...sheetExportCall({
      state: z.enum(purchaseStates).optional(),
      words: searchWords,
    }),
    refusals: ['product.tooManyRows'],
  }),
  previewProducts: staff('product.write').post('staff/products/import/preview', {
    summary: 'Preview a product import; writes nothing',
    ...sheetPreviewCall(previewRow),
  }),
  importProducts: staff('product.write').postOnce('staff/products/import', {
    summary: 'Import the confirmed rows of a preview; known SKUs are updated',
    bodyAtMost: longBodyBytes,
    input: z.strictObject({ rows: importRowsInput(z.strictObject({ cells, beside: cell })) }),
    /** One entry for each row, in the same order; `message` is empty if the row was written, else the reason. */
    output: listOf(z.object({ written: plain.yesNo, message: plain.text })),
  }),
};
