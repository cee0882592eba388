import { kept, left, nameless, type TableRules } from '../tableRule.ts';

export const messagesTables = {
  mailBounces: {
    retention: { kept: 'a row goes when a code arrives there, or its member has another address' },
    erasure: nameless.short,
  },
  mailboxReads: { retention: kept.settings, archive: left.work, erasure: nameless.shops },
} satisfies TableRules;
