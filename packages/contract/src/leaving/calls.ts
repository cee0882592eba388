import { z } from 'zod';
import { member } from '../wire/call.ts';
import { createdAnswer, plain } from '../wire/values.ts';
import { exportProgress, openExportInput } from './shapes.ts';

/** The export of a member's own data. */
export const memberExportCalls = {
  getMyExport: member.get('Member/GetMyExport', {
    summary: 'The newest copy of your own data that you requested, if there is one',
    output: z.object({
      list: z.array(exportProgress),
      /** When the next export can be requested; null means now. */
      nextAt: plain.maybeInstant,
    }),
  }),
  startMyExport: member.postOnce('Member/StartMyExport', {
    summary: 'Request a copy of your own data; it is written in the background',
    fresh: true,
    output: createdAnswer,
    refusals: ['export.running', 'export.tooSoon', 'member.emailNeeded'],
  }),
  endMyExport: member.byId.post('Member/EndMyExport', {
    summary: 'Cancel the copy of your data, or remove one that is ready',
    personal: true,
    refusals: ['export.over'],
  }),
  openMyExport: member.post('Member/OpenMyExport', {
    summary: 'The address of one of the zip files of your data, good for some minutes',
    fresh: true,
    input: openExportInput,
    output: z.object({ url: plain.text }),
    refusals: ['export.over'],
  }),
};
