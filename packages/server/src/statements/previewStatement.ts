import { fieldOf } from '../platform/fieldOf.ts';
import { withPreparation } from '../platform/handler.ts';
import { tablePreviewView } from './enteredColumnMap.ts';
import { readAccountLines } from './readAccountLines.ts';
import { knownStatementLineKeys } from './store.ts';

const shownLines = 12;
const shownFaults = 50;

export const previewStatement = withPreparation<'previewStatement'>()({
  prepare: (noTransaction, _actor, input) => readAccountLines(noTransaction, input),
  handle: async (tx, _actor, { bankAccountId }, _services, { read, lines, otherAccounts, isStored }) => {
    const known = await knownStatementLineKeys(tx, bankAccountId, fieldOf(lines, 'lineKey'));
    return {
      format: read.format,
      otherAccounts: [...otherAccounts],
      newCount: lines.length - known.size,
      knownCount: known.size,
      wrongCount: read.wrong.length,
      wrong: read.wrong.slice(0, shownFaults),
      lines: lines.slice(0, shownLines),
      table: read.table ? tablePreviewView(read.table, isStored) : null,
    };
  },
});
