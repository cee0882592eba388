import { kept, type TableRules } from '../tableRule.ts';

export const identityTables = {
  identities: {
    contains: { zh: '实名认证', tw: '實名認證', en: 'Identity checks' },
    retention: kept.people,
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  identityWaits: {
    contains: {
      zh: '会员因实名待审核而不能下单的时间',
      tw: '會員因實名待審核而不能下單的時間',
      en: 'Times when a member could not order because staff were reviewing their identity',
    },
    retention: kept.people,
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
