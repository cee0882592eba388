import { type FileToRead, readStatementFile } from './statementFile.ts';

/** The program of the process that reads banks' files (`readStatement.ts`). */
process.on('message', (file: FileToRead) => {
  readStatementFile(file).then(
    (answer) => process.send?.(answer),
    // An unexpected error ends this process, which tells the waiting caller.
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit());
