import { memberDataRule, staffSetupRule } from '../commonTableRules.ts';
import { hoursPerDay, notExportedReasons, type TableRules } from '../tableRule.ts';

export const supportTables = {
  readyAnswers: staffSetupRule({ zh: '常用回复', tw: '常用回覆', en: 'Saved replies' }),
  talkAnswers: {
    contains: { zh: '客服回复用时', tw: '客服回覆用時', en: 'How long answers took' },
    retention: { after: 'answeredAt', hours: 400 * hoursPerDay },
    erasure: 'of staff',
  },
  // Kept for two years, because members and the shop may have agreed on something in a chat. The row of the
  // chat (`talks`) is deleted after its messages.
  talkMessages: {
    contains: { zh: '聊天消息', tw: '聊天訊息', en: 'Messages of chats' },
    retention: { after: 'createdAt', hours: 730 * hoursPerDay },
    memberArchive: 'talk',
    erasure: { goes: ['talkId'] },
  },
  // Deleted long after the page with the guest's chat was closed.
  talkJoins: {
    contains: { zh: '访客登录为会员', tw: '訪客登入為會員', en: 'Visitors of the chat who logged in' },
    retention: { after: 'joinedAt', hours: 30 * hoursPerDay },
    memberArchive: { left: 'exists for days while a visitor becomes a member' },
    erasure: { goes: ['memberId'] },
  },
  talkLooks: {
    retention: { after: 'lookedAt', hours: 1 },
    archive: notExportedReasons.short,
    erasure: { goes: ['talkId'] },
  },
  talks: {
    ...memberDataRule({ zh: '聊天', tw: '聊天', en: 'Chats' }),
    retention: { after: 'lastAt', hours: 731 * hoursPerDay },
  },
} satisfies TableRules;
