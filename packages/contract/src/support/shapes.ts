import { talkCardKinds, talkTextMax } from '@crossdock/domain/support/talks.ts';
import { z } from 'zod';
import { pictureView } from '../wire/pictures.ts';
import { count, id, instant, note, plain, whole } from '../wire/values.ts';

export const messageSequence = whole.min(0, 'field.tooSmall').max(2_000_000_000, 'field.tooBig');

/** One message as both sides read it; `staff` is the person who wrote for the shop. */
export const talkMessage = z.object({
  seq: count,
  id,
  author: z.enum(['customer', 'staff', 'shop', 'note']),
  staff: plain.text,
  text: plain.text,
  picture: pictureView.nullable(),
  card: z.object({ kind: z.enum(talkCardKinds), id, number: plain.text }).nullable(),
  createdAt: instant,
});
export type TalkMessage = z.infer<typeof talkMessage>;

/** A message. The sender chooses its `id`, so that sending it twice creates one message. */
export const messageInput = {
  id,
  text: note(talkTextMax).default(''),
  /** A picture that was uploaded before: by `uploadToTalk`, or by staff for a talk. */
  fileId: plain.optionalId,
};
