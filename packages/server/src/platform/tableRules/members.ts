import { searchPartsRule, staffSetupRule } from '../commonTableRules.ts';
import { grantsLoginReason, keptForeverRules, notErasedReasons, type TableRules } from '../tableRule.ts';

export const membersTables = {
  memberLevels: staffSetupRule({ zh: '会员等级', tw: '會員等級', en: 'Member levels' }),
  memberNotes: {
    contains: { zh: '员工写的会员备注', tw: '員工寫的會員備註', en: 'Notes of staff on members' },
    retention: keptForeverRules.people,
    memberArchive: { left: 'what staff wrote for each other' },
    erasure: { goes: ['memberId'] },
  },
  memberSearchParts: searchPartsRule('a member', 'members'),
  members: {
    contains: {
      zh: '会员的全部列（不含密码）',
      tw: '會員的全部欄位（不含密碼）',
      en: 'Members with all columns, without passwords',
    },
    retention: keptForeverRules.people,
    archive: { without: ['passwordHash'], why: grantsLoginReason },
    erasure: notErasedReasons.apart,
  },
} satisfies TableRules;
