import { type ListToRead, readRemittanceFile } from './remittanceFile.ts';
import { type FileToRead, readStatementFile } from './statementFile.ts';

type Asked =
  | { readonly read: 'statement'; readonly file: FileToRead }
  | { readonly read: 'remittances'; readonly file: ListToRead };

/** The program of the process that reads banks' and carriers' files (`fileReader.ts`). */
process.on('message', (asked: Asked) => {
  const answered =
    asked.read === 'statement' ? readStatementFile(asked.file) : readRemittanceFile(asked.file);
  answered.then(
    (answer) => process.send?.(answer),
    // An unexpected error ends this process, which tells the waiting caller.
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit());
