import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, instant } from '../wire/values.ts';
import { exportProgress, openExportInput } from './shapes.ts';

/** The export of a member's own data. */
export const leavingCalls = {
  getMyExport: call('GET', 'Member/GetMyExport', {
    by: 'member',
    summary: 'The newest copy of your own data that you requested, if there is one',
    input: emptyInput,
    output: z.object({
      list: z.array(exportProgress),
      /** When the next export can be requested; null means now. */
      nextAt: instant.nullable(),
    }),
  }),
  startMyExport: call('POST', 'Member/StartMyExport', {
    by: 'member',
    personal: true,
    fresh: true,
    idempotent: true,
    summary: 'Request a copy of your own data; it is written in the background',
    input: emptyInput,
    output: z.object({ id }),
    refusals: ['export.running', 'export.tooSoon', 'member.emailNeeded'],
  }),
  endMyExport: call('POST', 'Member/EndMyExport', {
    by: 'member',
    personal: true,
    summary: 'Cancel the copy of your data, or remove one that is ready',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['export.over'],
  }),
  openMyExport: call('POST', 'Member/OpenMyExport', {
    by: 'member',
    personal: true,
    fresh: true,
    summary: 'The address of one of the zip files of your data, good for some minutes',
    input: openExportInput,
    output: z.object({ url: z.string() }),
    refusals: ['export.over'],
  }),
};
