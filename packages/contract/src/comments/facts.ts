import { commentPointsMax, commentTextMax } from '@crossdock/domain/comments/rules.ts';
import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const commentsFacts = {
  id: 'Id of the comment (UUID)',
  'listOrdersToComment.list.id': 'Id of the order (UUID)',
  stars: { kind: 'count', says: 'Stars, from 1 (bad) to 5 (good)' },
  tags: 'What was said by a touch, such as speed.fast',
  tag: 'Key of what can be said by a touch, such as speed.fast',
  'tags.name': "The tag in the reader's language",
  types: 'What can be said by a touch, by type',
  'types.type': 'speed, packing, service or price',
  'types.name': "Name of the type in the reader's language",
  text: {
    kind: 'lines',
    max: commentTextMax,
    hint: 'comments.text.hint',
    says: "The comment in the member's own words",
  },
  anonymous: { kind: 'yesNo', says: 'Whether the name is not shown' },
  by: 'Name of the member as others see it; empty: anonymous',
  days: { kind: 'count', none: true, says: 'Days from handing over to signing; null where unknown' },
  country: 'Destination as ISO 3166 alpha-2',
  answer: {
    kind: 'lines',
    max: 500,
    empty: true,
    label: 'comments.answerBox',
    says: "The shop's answer; empty: none",
  },
  'answerComment.answer': "The shop's answer; empty takes it back",
  answeredAt: { kind: 'instant', none: true, says: 'When the shop answered (ISO 8601, UTC); null: not yet' },
  answeredBy: { kind: 'text', none: true, says: 'Name of who answered; null: nobody' },
  hiddenReason: { kind: 'text', says: 'Why it is hidden; empty: it is shown' },
  hiddenAt: { kind: 'instant', none: true, says: 'When it was hidden (ISO 8601, UTC); null: it is shown' },
  hiddenBy: { kind: 'text', none: true, says: 'Name of who hid it; null: nobody' },
  reason: {
    kind: 'lines',
    max: 200,
    label: 'comments.hide.reason',
    says: 'Why it is hidden, as its writer reads it',
  },
  hidden: 'Why the shop shows it to nobody else; null: it is shown',
  mine: 'What its writer alone reads; null on those of others',
  points: { kind: 'count', min: 0, max: commentPointsMax, says: 'Points that a comment earns' },
  open: 'How many wait for an answer',
  fileIds: 'Uploaded pictures (UUID), type comment',
  channelId: 'Only of this shipping channel (UUID)',
  'getComments.orderId': 'The comment of this order of mine (UUID)',
} as const satisfies Facts;
