import { memberDataRule, memberTicketRule } from '../commonTableRules.ts';
import { grantsLoginReason, type TableRules } from '../tableRule.ts';

export const passkeysTables = {
  passkeys: {
    ...memberDataRule({
      zh: '会员的通行密钥的名称和使用时间，不含密钥',
      tw: '會員的通行金鑰的名稱和使用時間，不含金鑰',
      en: 'Names and uses of members’ passkeys, without the keys',
    }),
    archive: { without: ['publicKey', 'credentialId'], why: grantsLoginReason },
  },
  passkeyChallenges: memberTicketRule,
} satisfies TableRules;
