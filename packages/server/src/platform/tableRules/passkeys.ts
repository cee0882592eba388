import { kept, left, login, type TableRules } from '../tableRule.ts';

export const passkeysTables = {
  passkeys: {
    contains: {
      zh: '会员的通行密钥的名称和使用时间，不含密钥',
      tw: '會員的通行金鑰的名稱和使用時間，不含金鑰',
      en: 'Names and uses of members’ passkeys, without the keys',
    },
    retention: kept.people,
    archive: { without: ['publicKey', 'credentialId'], why: login },
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  passkeyChallenges: {
    retention: { after: 'expiresAt', hours: 0 },
    archive: left.short,
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
