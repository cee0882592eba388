import { day, settings, type TableRetention } from '../platform/retention.ts';

export const supportRetention = {
  readyAnswers: settings,
  // A chat's records are deleted after its messages. They are not needed longer than agreements between
  // members and the shop.
  talkAnswers: { after: 'answeredAt', hours: 400 * day },
  talkMessages: { after: 'createdAt', hours: 730 * day },
  // Long after the page with the guest's chat was closed.
  talkJoins: { after: 'joinedAt', hours: 30 * day },
  talkLooks: { after: 'lookedAt', hours: 1 },
  talks: { after: 'lastAt', hours: 731 * day },
} satisfies TableRetention;
