import { z } from 'zod';
import { orderNarrowing } from '../orders/listFilters.ts';
import { longBodyBytes, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { importRows, rowProblem, sheetExport, sheetPreview } from '../wire/sheet.ts';
import { count, text } from '../wire/values.ts';

/** Shipping many orders with a sheet that goes to the carrier and returns with forwarding numbers. */
export const shipmentSheetCalls = {
  exportToShip: staff('order.ship').get('staff/orders/toShip', {
    summary: 'Export the orders to ship, or an empty template',
    ...sheetExport({
      rows: z.enum(['waiting', 'none']).default('waiting'),
      ...orderNarrowing,
    }),
  }),
  previewShipments: staff('order.ship').post('staff/orders/import/preview', {
    summary: 'Preview a tracking number import; writes nothing',
    ...sheetPreview(
      z.object({
        row: count,
        number: z.string(),
        forwardingNumber: z.string(),
        carrier: z.string(),
        /** From the order that was found. */
        consignee: z.string(),
        carrierName: z.string(),
        /** Why this row cannot be shipped; null if it can. */
        problem: rowProblem.nullable(),
      }),
    ),
  }),
  importShipments: staff('order.ship').post('staff/orders/import', {
    summary: 'Ship the confirmed rows of a preview; each has its own result',
    bodyAtMost: longBodyBytes,
    idempotent: true,
    input: z.strictObject({
      rows: importRows(
        z.strictObject({
          number: text(60),
          forwardingNumber: text(60),
          carrier: z.string().max(60).default(''),
        }),
      ),
    }),
    output: listOf(z.object({ number: z.string(), shipped: z.boolean(), message: z.string() })),
  }),
};
