import { isRefusal, refusalMessage } from '@crossdock/contract/refusals.ts';
import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import { withPreparation } from '../platform/handler.ts';
import { toRecords } from '../platform/sheetColumns.ts';
import { readSheetRows } from '../platform/sheetReader.ts';
import { shipmentColumns } from './shipmentColumns.ts';
import { checkShipmentRows } from './shipmentRows.ts';

export const previewShipments = withPreparation<'previewShipments'>()({
  prepare: async (noTransaction, actor, input) => {
    const read = await readSheetRows(noTransaction, input.file, maxSheetRows.shipments);
    return isRefusal(read) ? read : toRecords(read, shipmentColumns, actor.lang);
  },
  handle: async (tx, actor, _input, _services, records) => {
    const checked = await checkShipmentRows(tx, records, {
      lock: false,
      rowOf: (at) => records[at]?.row ?? 0,
    });
    const rows = checked.map((one, at) => ({
      row: records[at]?.row ?? 0,
      number: one.number,
      forwardingNumber: one.forwardingNumber,
      carrier: records[at]?.carrier ?? '',
      consignee: one.order?.consignee ?? '',
      carrierName: one.carrier?.name ?? '',
      problem: one.problem
        ? { error: one.problem.refused, message: refusalMessage(one.problem, actor.lang) }
        : null,
    }));
    const bad = rows.filter((row) => row.problem !== null).length;
    return { rows, good: rows.length - bad, bad };
  },
});
