import { day, kept, left, nameless, type TableRules } from '../tableRule.ts';

export const supportTables = {
  readyAnswers: { retention: kept.settings, erasure: nameless.shops },
  // A chat's records are deleted after its messages. They are not needed longer than agreements between
  // members and the shop.
  talkAnswers: { retention: { after: 'answeredAt', hours: 400 * day }, erasure: 'of staff' },
  talkMessages: {
    retention: { after: 'createdAt', hours: 730 * day },
    memberArchive: 'talk',
    erasure: { goes: ['talkId'] },
  },
  // Long after the page with the guest's chat was closed.
  talkJoins: {
    retention: { after: 'joinedAt', hours: 30 * day },
    memberArchive: { left: 'exists for days while a visitor becomes a member' },
    erasure: { goes: ['memberId'] },
  },
  talkLooks: {
    retention: { after: 'lookedAt', hours: 1 },
    archive: left.short,
    erasure: { goes: ['talkId'] },
  },
  talks: {
    retention: { after: 'lastAt', hours: 731 * day },
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
