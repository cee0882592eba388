import { purchaseStates } from '@crossdock/domain/products/purchases.ts';
import { z } from 'zod';
import { call, longBodyBytes } from '../wire/call.ts';
import { maxImportRows, sheetFile, sheetFormat, sheetRefusalCodes } from '../wire/sheet.ts';
import { emptyInput, id } from '../wire/values.ts';

const count = z.number().int();

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

const problem = z.object({ error: z.string(), message: z.string() });
const previewRow = z.object({
  row: count,
  cells,
  /** The SKU in the first row of its product, which connects a new variant to the product. */
  beside: z.string(),
  effect: z.enum(importEffects),
  /** Problems by column. */
  faults: z.array(problem.extend({ column: z.enum(productColumns) })),
  /** Why the row cannot be written; null if it can. */
  problem: problem.nullable(),
});
export type ProductPreviewRow = z.infer<typeof previewRow>;

/** Product sheets: template, preview, import and export. */
export const productSheetCalls = {
  getProductTemplate: call('GET', 'staff/products/template', {
    by: 'staff',
    can: 'product.write',
    summary: 'Download the import template for products',
    input: z.strictObject({ format: sheetFormat }),
    output: sheetFile,
  }),
  exportProducts: call('GET', 'staff/products/export', {
    watched: 'export',
    by: 'staff',
    can: 'product.read',
    summary: 'Export all products with variants, ready to edit and import',
    input: z.strictObject({ format: sheetFormat }),
    output: sheetFile,
    refusals: ['product.tooManyRows'],
  }),
  exportStockMovements: call('GET', 'staff/products/movements/export', {
    watched: 'export',
    by: 'staff',
    can: 'product.read',
    summary: 'Export stock changes, newest first',
    input: z.strictObject({ format: sheetFormat, productId: id.optional() }),
    output: sheetFile,
    refusals: ['product.tooManyRows'],
  }),
  exportPurchases: call('GET', 'staff/products/purchases/export', {
    watched: 'export',
    by: 'staff',
    can: 'product.read',
    summary: 'Export purchases, one row per line, newest first',
    input: z.strictObject({
      format: sheetFormat,
      state: z.enum(purchaseStates).optional(),
      words: z.string().trim().max(100, 'field.tooLong').optional(),
    }),
    output: sheetFile,
    refusals: ['product.tooManyRows'],
  }),
  previewProducts: call('POST', 'staff/products/import/preview', {
    by: 'staff',
    can: 'product.write',
    body: 'file',
    summary: 'Preview a product import; writes nothing',
    input: emptyInput,
    output: z.object({ rows: z.array(previewRow), good: count, bad: count }),
    refusals: sheetRefusalCodes,
  }),
  importProducts: call('POST', 'staff/products/import', {
    by: 'staff',
    can: 'product.write',
    bodyAtMost: longBodyBytes,
    idempotent: true,
    summary: 'Import the confirmed rows of a preview; known SKUs are updated',
    input: z.strictObject({
      rows: z
        .array(z.strictObject({ cells, beside: cell }))
        .min(1, 'field.required')
        .max(maxImportRows, 'field.tooMany'),
    }),
    /** For each row in order: empty if written, else the reason. */
    output: z.object({ list: z.array(z.object({ written: z.boolean(), message: z.string() })) }),
  }),
};
