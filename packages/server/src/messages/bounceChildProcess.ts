import { parseReport } from './bounceParser.ts';

/** The main file of the child process that parses reports about undelivered mail (`bouncesJob.ts`). */
process.on('message', ({ bytes }: { readonly bytes: Uint8Array }) => {
  parseReport(bytes).then(
    (report) => process.send?.({ report }),
    // A message that cannot be parsed is not a report.
    () => process.send?.({}),
  );
});
process.on('disconnect', () => process.exit());
