import { commentPicturesMax, commentTags, commentTypes, maxStars } from '@crossdock/domain/comments/rules.ts';
import { z } from 'zod';
import { member } from '../wire/call.ts';
import { pictureView } from '../wire/pictures.ts';
import { answerFields, count, distinctIds, id, inputFieldOf, instant, plain, whole } from '../wire/values.ts';
import { commentDeskCalls } from './desk.ts';
import { commentsFacts } from './facts.ts';

/** A public review. Its author is shown as one letter, or not at all. */
const commentView = z.object({
  id,
  ...answerFields(commentsFacts, ['stars', 'text', 'days', 'answer', 'answeredAt']),
  tags: z.array(z.enum(commentTags)),
  pictures: z.array(pictureView),
  /** Empty if the author is anonymous. */
  by: plain.text,
  createdAt: instant,
  channelName: plain.text,
  country: plain.text,
  /** Details for the author only; null for other members' reviews. */
  mine: z
    .object({
      orderId: id,
      orderNumber: plain.text,
      anonymous: plain.yesNo,
      points: count,
      /** Why the shop hides the review from others; null if it is shown. */
      hidden: plain.maybeText,
    })
    .nullable(),
});
export type CommentView = z.infer<typeof commentView>;

export const addCommentInput = z.strictObject({
  orderId: id,
  stars: whole.min(1, 'comment.starsRequired').max(maxStars, 'field.tooBig'),
  tags: z.array(z.enum(commentTags)).max(commentTags.length, 'field.tooMany').default([]),
  text: inputFieldOf(commentsFacts.text),
  /** Pictures uploaded before, with the type `comment`. */
  fileIds: distinctIds(commentPicturesMax, 'comment.pictureUnknown').default([]),
  anonymous: plain.yesNo.default(false),
});

export const commentCalls = {
  ...commentDeskCalls,
  getCommentTypes: member.get('Orders/GetCommenttype', {
    summary: 'List review tags by type, and the points per review',
    output: z.object({
      types: z.array(
        z.object({
          type: z.enum(commentTypes),
          name: plain.text,
          tags: z.array(z.object({ tag: z.enum(commentTags), name: plain.text })),
        }),
      ),
      points: count,
    }),
  }),
  addComment: member.postOnce('Orders/AddCommen', {
    summary: 'Review a delivered order, once',
    // Staff cannot write reviews in a member's name, because other members rely on them.
    personal: true,
    input: addCommentInput,
    output: commentView,
    refusals: ['comment.notSigned', 'comment.known', 'comment.pictureUnknown', 'comment.starsRequired'],
  }),
  getComments: member.page('Orders/GetCommen', {
    summary: 'List reviews, newest first: mine, an order’s or a shipping method’s',
    filters: { orderId: plain.optionalId, channelId: plain.optionalId },
    of: commentView,
  }),
  listOrdersToComment: member.page('Orders/GetOrdersToComment', {
    summary: 'List my delivered orders of the last half year without review',
    of: z.object({
      id,
      number: plain.text,
      signedAt: instant,
      channelName: plain.text,
      goodsNames: plain.texts,
    }),
  }),
};
