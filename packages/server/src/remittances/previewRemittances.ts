import { fieldOf } from '../platform/fieldOf.ts';
import { withPreparation } from '../platform/handler.ts';
import { tablePreviewView } from '../statements/enteredColumnMap.ts';
import { readCarrierList } from './readCarrierList.ts';
import { knownRemittanceLineKeys } from './store.ts';

const shownLines = 12;
const shownFaults = 50;

export const previewRemittances = withPreparation<'previewRemittances'>()({
  prepare: (noTransaction, { shop }, input) => readCarrierList(noTransaction, shop.currency, input),
  handle: async (tx, _actor, { carrierId }, _services, { read, lines, isStored }) => {
    const known = await knownRemittanceLineKeys(tx, carrierId, fieldOf(lines, 'lineKey'));
    return {
      newCount: lines.length - known.size,
      knownCount: known.size,
      wrongCount: read.wrong.length,
      wrong: read.wrong.slice(0, shownFaults),
      collectedMinor: lines.reduce((sum, one) => sum + one.collectedMinor, 0),
      feeMinor: lines.reduce((sum, one) => sum + one.feeMinor, 0),
      lines: lines.slice(0, shownLines),
      table: tablePreviewView(read.table, isStored),
    };
  },
});
