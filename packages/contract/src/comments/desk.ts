import { commentTags } from '@crossdock/domain/comments/rules.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { pictureView } from '../wire/pictures.ts';
import {
  answerFields,
  dayRangeFields,
  doneAnswer,
  emptyInput,
  factInput,
  id,
  instant,
  page,
  pageFields,
  query,
} from '../wire/values.ts';
import { commentsFacts } from './facts.ts';

export const commentShelves = ['open', 'unhappy', 'answered', 'hidden', 'all'] as const;

const staffComment = z.object({
  id,
  tags: z.array(z.enum(commentTags)),
  pictures: z.array(pictureView),
  createdAt: instant,
  channelName: z.string(),
  memberId: id,
  memberName: z.string(),
  memberAccount: z.string(),
  orderId: id,
  orderNumber: z.string(),
  ...answerFields(commentsFacts, [
    'stars',
    'text',
    'anonymous',
    'days',
    'answer',
    'answeredAt',
    'answeredBy',
  ]),
  ...answerFields(commentsFacts, ['hiddenReason', 'hiddenAt', 'hiddenBy']),
});
export type StaffComment = z.infer<typeof staffComment>;

const answerCommentInput = z.strictObject({
  id,
  /** Empty removes the answer. */
  answer: factInput(commentsFacts.answer),
});
export const commentSettingsInput = z.strictObject({ points: factInput(commentsFacts.points) });
const hideCommentInput = z.strictObject({ id, reason: factInput(commentsFacts.reason) });

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
      ...dayRangeFields,
      ...pageFields,
    }),
    output: page(staffComment).extend({
      /** The rating over the last half-year, without hidden reviews; null if there are none. */
      rating: z.object({ starsTenths: z.number().int(), count: z.number().int() }).nullable(),
      open: z.number().int(),
    }),
  }),
  answerComment: call('POST', 'staff/comments/answer', {
    by: 'staff',
    can: 'comment.write',
    summary: 'Post, edit or delete the reply to a review',
    input: answerCommentInput,
    output: doneAnswer,
  }),
  hideComment: call('POST', 'staff/comments/hide', {
    by: 'staff',
    can: 'comment.write',
    summary: 'Hide a review from everyone except its author, with a reason',
    input: hideCommentInput,
    output: doneAnswer,
    refusals: ['comment.hidden'],
  }),
  showComment: call('POST', 'staff/comments/show', {
    by: 'staff',
    can: 'comment.write',
    summary: 'Show a hidden review again',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['comment.shown'],
  }),
  getCommentSettings: call('GET', 'staff/comments/settings', {
    by: 'staff',
    can: 'shop.read',
    summary: 'Get the points per review',
    input: emptyInput,
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
