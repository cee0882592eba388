import { memberDataRule, memberLoginRule, memberTicketRule } from '../commonTableRules.ts';
import { hoursPerDay, type TableRules } from '../tableRule.ts';

export const assistantsTables = {
  assistantClients: {
    retention: { after: 'expiresAt', hours: 0 },
    archive: { left: 'programs that have registered here; they register again at another host' },
    erasure: 'programs, under the names that they gave themselves',
  },
  // Used codes and refresh tokens are kept for as long as somebody may try to use them again.
  assistantCodes: {
    ...memberTicketRule,
    retention: { after: 'expiresAt', hours: hoursPerDay },
  },
  assistantTokens: memberLoginRule,
  assistantCalls: {
    ...memberDataRule({
      zh: '会员的 AI 助手做过的事',
      tw: '會員的 AI 助理做過的事',
      en: 'What members’ assistants called',
    }),
    retention: { after: 'at', hours: 90 * hoursPerDay },
  },
  assistantGrants: {
    ...memberDataRule({
      zh: '会员连接的 AI 助手与允许的事，不含令牌',
      tw: '會員連接的 AI 助理與允許的事，不含權杖',
      en: 'Assistants that members connected and what these may do, without tokens',
    }),
    retention: { after: 'expiresAt', or: 'endedAt', hours: 180 * hoursPerDay },
  },
} satisfies TableRules;
