import { type RemittanceFileToRead, readRemittanceFile } from './remittanceFile.ts';
import { readStatementFile, type StatementFileToRead } from './statementFile.ts';
import { readTablePortions, type TableToRead } from './tablePortions.ts';

type Asked =
  | { readonly read: 'table'; readonly file: TableToRead }
  | { readonly read: 'statement'; readonly file: StatementFileToRead }
  | { readonly read: 'remittances'; readonly file: RemittanceFileToRead };

function answerTo(asked: Asked): Promise<unknown> {
  if (asked.read === 'table') return readTablePortions(asked.file);
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
