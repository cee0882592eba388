import { memberDataRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const identityTables = {
  identities: memberDataRule({ zh: '实名认证', tw: '實名認證', en: 'Identity checks' }),
  identityWaits: memberDataRule({
    zh: '会员因实名待审核而不能下单的时间',
    tw: '會員因實名待審核而不能下單的時間',
    en: 'Times when a member could not order because staff were reviewing their identity',
  }),
} satisfies TableRules;
