import { parseReport } from './bounceParser.ts';

/** The program of the process that reads reports about mail (`bouncesJob.ts`). */
process.on('message', ({ bytes }: { readonly bytes: Uint8Array }) => {
  parseReport(bytes).then(
    (report) => process.send?.({ report }),
    // What nobody can read is no report.
    () => process.send?.({}),
  );
});
process.on('disconnect', () => process.exit());
