import { commentPointsMax, commentTags } from '@crossdock/domain/comments/rules.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { pictureView } from '../wire/pictures.ts';
import { done, id, instant, note, nothing, page, pageFields, query, text, whole } from '../wire/values.ts';

export const commentShelves = ['open', 'unhappy', 'answered', 'hidden', 'all'] as const;
const answerMax = 500;

const staffComment = z.object({
  id,
  stars: z.number().int(),
  tags: z.array(z.enum(commentTags)),
  text: z.string(),
  pictures: z.array(pictureView),
  anonymous: z.boolean(),
  createdAt: instant,
  channelName: z.string(),
  memberId: id,
  memberName: z.string(),
  memberAccount: z.string(),
  orderId: id,
  orderNumber: z.string(),
  days: z.number().int().nullable(),
  answer: z.string(),
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
  hiddenReason: z.string(),
  hiddenAt: instant.nullable(),
  hiddenBy: z.string().nullable(),
});
export type StaffComment = z.infer<typeof staffComment>;

const answerCommentInput = z.strictObject({
  id,
  /** Empty: what was answered is taken back. */
  answer: note(answerMax),
});
export const commentSettingsInput = z.strictObject({
  points: whole.min(0, 'field.tooSmall').max(commentPointsMax, 'field.tooBig'),
});
const hideCommentInput = z.strictObject({ id, reason: text(200) });

export const commentDeskCalls = {
  listComments: call('GET', 'staff/comments', {
    by: 'staff',
    can: 'order.read',
    summary: 'List reviews; unanswered ones oldest first, others newest first',
    input: z.strictObject({
      shelf: z.enum(commentShelves).default('open'),
      stars: query.int(1, 5).optional(),
      channelId: id.optional(),
      memberId: id.optional(),
      /** An account, a name, an order number, or a part of the text. */
      words: z.string().trim().max(100, 'field.tooLong').optional(),
      ...pageFields,
    }),
    output: page(staffComment).extend({
      /** Of the last half-year, hidden ones left out; null where there are none. */
      rating: z.object({ starsTenths: z.number().int(), count: z.number().int() }).nullable(),
      open: z.number().int(),
    }),
  }),
  answerComment: call('POST', 'staff/comments/answer', {
    by: 'staff',
    can: 'comment.write',
    summary: 'Post, edit or delete the reply to a review',
    input: answerCommentInput,
    output: done,
  }),
  hideComment: call('POST', 'staff/comments/hide', {
    by: 'staff',
    can: 'comment.write',
    summary: 'Hide a review from everyone except its author, with a reason',
    input: hideCommentInput,
    output: done,
    refusals: ['comment.hidden'],
  }),
  showComment: call('POST', 'staff/comments/show', {
    by: 'staff',
    can: 'comment.write',
    summary: 'Show a hidden review again',
    input: z.strictObject({ id }),
    output: done,
    refusals: ['comment.shown'],
  }),
  getCommentSettings: call('GET', 'staff/comments/settings', {
    by: 'staff',
    can: 'shop.read',
    summary: 'Get the points per review',
    input: nothing,
    output: commentSettingsInput,
  }),
  saveCommentSettings: call('POST', 'staff/comments/settings', {
    by: 'staff',
    takesTwo: 'rate',
    can: 'shop.write',
    summary: 'Set the points per review',
    input: commentSettingsInput,
    output: commentSettingsInput,
  }),
};
