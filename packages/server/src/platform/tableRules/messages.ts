import { keptForever, notErased, notExported, type TableRules } from '../tableRule.ts';

export const messagesTables = {
  mailBounces: {
    contains: { zh: '退回的邮箱', tw: '退回的信箱', en: 'Addresses whose mail came back' },
    retention: { kept: 'a row goes when a code arrives there, or its member has another address' },
    erasure: notErased.short,
  },
  mailboxReads: { retention: keptForever.settings, archive: notExported.work, erasure: notErased.shops },
} satisfies TableRules;
