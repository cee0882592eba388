import { labelKinds, labelOutputs } from '@crossdock/domain/labels/sizes.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { count, id, note, plain } from '../wire/values.ts';

/** The content of a label. Fields that its kind does not have are empty or 0. */
const printedLabel = z.object({
  id,
  code: plain.text,
  copy: count,
  alias: plain.text,
  shelf: plain.text,
  tail: plain.text,
  day: plain.text,
  warehouse: plain.text,
  channel: plain.text,
  country: plain.text,
  consignee: plain.text,
  weightG: count,
  part: count,
  parts: count,
  parcels: count,
  contents: z.array(z.object({ tail: plain.text, pieces: plain.maybeCount })),
});
export type PrintedLabel = z.infer<typeof printedLabel>;

export const labelCalls = {
  printLabels: staff('label.print').postOnce('staff/labels/print', {
    summary: 'Get what labels say and count them as printed; a second copy needs a reason',
    input: z.strictObject({
      kind: z.enum(labelKinds),
      ids: z.array(id).min(1, 'field.required').max(200, 'field.tooMany'),
      way: z.enum(labelOutputs),
      reason: note(200).default(''),
    }),
    output: listOf(printedLabel),
    refusals: ['label.reprint', 'label.notPacked'],
  }),
};
