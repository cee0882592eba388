import type { SheetFormat } from '@crossdock/contract/wire/sheet.ts';
import { parseSheet } from './sheetParser.ts';
import { type Sheet, sheetBytes } from './sheetText.ts';

/**
 * This is the main file of the child processes that read sheets (`sheetReader.ts`) and write them (`sheetWriter.ts`).
 */

type Question =
  | { readonly read: Uint8Array; readonly maxRows: number }
  | { readonly write: Sheet; readonly format: SheetFormat };

function answerTo(question: Question): Promise<unknown> {
  return 'read' in question
    ? parseSheet(question.read, question.maxRows)
    : sheetBytes(question.format, question.write);
}

process.on('message', (question: Question) => {
  answerTo(question).then(
    (answer) => process.send?.(answer),
    // An unexpected error ends this process, which the waiting caller notices.
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit());
