import { z } from 'zod';
import { commonOrderFilters } from '../orders/listFilters.ts';
import { longBodyBytes, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { importRowsInput, sheetExportCall, sheetPreviewCall } from '../wire/sheet.ts';
import { count, plain, refusalView, text } from '../wire/values.ts';

/** Shipping many orders with a sheet that goes to the carrier and returns with forwarding numbers. */
export const shipmentSheetCalls = {
  exportToShip: staff('order.ship').get('staff/orders/toShip', {
    summary: 'Export the orders to ship, or an empty template',
    ...sheetExportCall({
      rows: z.enum(['waiting', 'none']).default('waiting'),
      ...commonOrderFilters,
    }),
  }),
  previewShipments: staff('order.ship').post('staff/orders/import/preview', {
    summary: 'Preview a tracking number import; writes nothing',
    ...sheetPreviewCall(
      z.object({
        row: count,
        number: plain.text,
        forwardingNumber: plain.text,
        carrier: plain.text,
        /** From the order to which the row's number belongs. */
        consignee: plain.text,
        carrierName: plain.text,
        /** Why this row cannot be shipped; null if it can. */
        problem: refusalView.nullable(),
      }),
    ),
  }),
  importShipments: staff('order.ship').postOnce('staff/orders/import', {
    summary: 'Ship the confirmed rows of a preview; each has its own result',
    bodyAtMost: longBodyBytes,
    input: z.strictObject({
      rows: importRowsInput(
        z.strictObject({
          number: text(60),
          forwardingNumber: text(60),
          carrier: z.string().max(60).default(''),
        }),
      ),
    }),
    output: listOf(z.object({ number: plain.text, shipped: plain.yesNo, message: plain.text })),
  }),
};
