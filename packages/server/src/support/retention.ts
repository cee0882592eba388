import { day, settings, type TableEnds } from '../platform/retention.ts';

export const supportEnds = {
  readyAnswers: settings,
  // A talk goes after its messages; what members and the shop agreed on is not asked for longer than that.
  talkAnswers: { after: 'answeredAt', hours: 400 * day },
  talkMessages: { after: 'createdAt', hours: 730 * day },
  // Long after a page that shows the guest's talk was closed.
  talkJoins: { after: 'joinedAt', hours: 30 * day },
  talkLooks: { after: 'lookedAt', hours: 1 },
  talks: { after: 'lastAt', hours: 731 * day },
} satisfies TableEnds;
