import { isRegion } from '@crossdock/domain/regions.ts';
import { z } from 'zod';
import { longBodyBytes, staff } from '../wire/call.ts';
import { importRowsInput, sheetRefusalCodes, sheetTemplateCall } from '../wire/sheet.ts';
import { count, instant, note, plain, refusalView, text } from '../wire/values.ts';

const country = z.string().refine(isRegion, 'field.country');

/** A store of a chain as its list names it. */
export const listedStore = z.strictObject({
  number: text(20).regex(/^[A-Z0-9-]{3,20}$/, 'field.invalid'),
  name: text(100),
  city: note(100).default(''),
  area: note(100).default(''),
  address: text(300),
  zip: note(10).default(''),
  phone: note(30).default(''),
});

/** A preview that shows what the import of a store list would change. */
export const storeListPreview = z.object({
  rows: z.array(
    z.object({
      row: count,
      ...listedStore.shape,
      number: plain.text,
      /** The effect of importing this row. */
      effect: z.enum(['new', 'changed', 'same']),
      problem: refusalView.nullable(),
    }),
  ),
  good: count,
  bad: count,
  /** The time of the preview. After the import, stores that no list has contained since this time can be closed. */
  at: instant,
});

/** The list of convenience stores that members pick from. */
export const storeListCalls = {
  getStoreTemplate: staff('warehouse.write').get('staff/stores/template', {
    summary: 'Download the import template for convenience stores',
    ...sheetTemplateCall,
  }),
  previewStores: staff('warehouse.write').post('staff/stores/import/preview', {
    summary: 'Preview a store import; writes nothing',
    body: 'file',
    input: z.strictObject({ country }),
    output: storeListPreview,
    refusals: sheetRefusalCodes,
  }),
  importStores: staff('warehouse.write').postOnce('staff/stores/import', {
    summary: 'Import the confirmed rows of a preview; known stores are updated',
    bodyAtMost: longBodyBytes,
    input: z.strictObject({ country, rows: importRowsInput(listedStore) }),
    output: z.object({
      written: count,
      /** Numbers that already belong to a pickup point of the shop. */
      taken: plain.texts,
    }),
  }),
  closeUnlistedStores: staff('warehouse.write').post('staff/stores/closeUnlisted', {
    summary: 'Close the convenience stores of a country that no list has named since; orders to them stay',
    input: z.strictObject({ country, since: instant }),
    output: z.object({ closed: count }),
  }),
};
