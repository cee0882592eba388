import { commentTags } from '@crossdock/domain/comments/rules.ts';
import { z } from 'zod';
import { searchWords } from '../wire/auditFilters.ts';
import { settingsCalls, staff } from '../wire/call.ts';
import { dayRangeFields } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { pictureView } from '../wire/pictures.ts';
import { answerFields, count, id, inputFieldOf, instant, ofMember, plain, query } from '../wire/values.ts';
import { commentsFacts } from './facts.ts';

export const commentTabs = ['open', 'unhappy', 'answered', 'hidden', 'all'] as const;

const staffComment = z.object({
  id,
  tags: z.array(z.enum(commentTags)),
  pictures: z.array(pictureView),
  createdAt: instant,
  channelName: plain.text,
  ...ofMember,
  orderId: id,
  orderNumber: plain.text,
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
  /** An empty text removes the answer. */
  answer: inputFieldOf(commentsFacts.answer),
});
export const commentSettingsInput = z.strictObject({ points: inputFieldOf(commentsFacts.points) });
const hideCommentInput = z.strictObject({ id, reason: inputFieldOf(commentsFacts.reason) });

const settings = settingsCalls('staff/comments/settings', commentSettingsInput, commentSettingsInput);

export const commentDeskCalls = {
  listComments: staff('order.read').page('staff/comments', {
    summary: 'List reviews; unanswered ones oldest first, others newest first',
    filters: {
      shelf: z.enum(commentTabs).default('open'),
      stars: query.int(1, 5).optional(),
      channelId: plain.optionalId,
      memberId: plain.optionalId,
      /** An account, a name, an order number, or a part of the text. */
      words: searchWords,
      ...dayRangeFields,
    },
    of: staffComment,
    with: {
      /** The rating over the last half-year, without hidden reviews; null if there are none. */
      rating: z.object({ starsTenths: count, count }).nullable(),
      open: count,
    },
    table: {
      views: 'comments',
      title: 'shell.nav.comments',
      columns: {
        at: column.instant('tables.at', 'createdAt'),
        stars: column.count('tables.stars', 'stars'),
        text: column.text('tables.text', 'text'),
        member: column.member('tables.member'),
        order: column.text('tables.order', 'orderNumber'),
        channel: column.text('tables.channel', 'channelName'),
        answer: column.text('tables.answer', 'answer answeredBy answeredAt'),
        hidden: column.text('tables.hidden', 'hiddenReason hiddenBy hiddenAt'),
      },
    },
  }),
  answerComment: staff('comment.write').post('staff/comments/answer', {
    summary: 'Post, edit or delete the reply to a review',
    input: answerCommentInput,
  }),
  hideComment: staff('comment.write').post('staff/comments/hide', {
    summary: 'Hide a review from everyone except its author, with a reason',
    input: hideCommentInput,
    refusals: ['comment.hidden'],
  }),
  showComment: staff('comment.write').byId.post('staff/comments/show', {
    summary: 'Show a hidden review again',
    refusals: ['comment.shown'],
  }),
  getCommentSettings: settings.get('shop.read', 'Get the points per review'),
  saveCommentSettings: settings.save('shop.write', 'Set the points per review', { takesTwo: 'rate' }),
};
