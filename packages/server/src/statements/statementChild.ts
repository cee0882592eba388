import { type ListToRead, readRemittanceFile } from './remittanceFile.ts';
import { type FileToRead, readStatementFile } from './statementFile.ts';
import { readPortions, type TableToRead } from './wholeTable.ts';

type Asked =
  | { readonly read: 'table'; readonly file: TableToRead }
  | { readonly read: 'statement'; readonly file: FileToRead }
  | { readonly read: 'remittances'; readonly file: ListToRead };

function answerTo(asked: Asked): Promise<unknown> {
  if (asked.read === 'table') return readPortions(asked.file);
  return asked.read === 'statement' ? readStatementFile(asked.file) : readRemittanceFile(asked.file);
}

/** The main file of the child process that reads banks' and carriers' files (`fileReader.ts`). */
process.on('message', (asked: Asked) => {
  answerTo(asked).then(
    (answer) => process.send?.(answer),
    // An unexpected error ends this process, which the waiting caller notices.
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit());
