import type { SheetFormat } from '@crossdock/contract/wire/sheet.ts';
import { parseSheet } from './sheetParser.ts';
import { type Sheet, sheetBytes } from './sheetText.ts';

/** The program of the processes that read tables (`sheetReader.ts`) and write them (`sheetWriter.ts`). */

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
    // What is not foreseen ends this process, and says so to who waits.
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit());
