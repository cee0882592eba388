import { keptForeverRules, notErasedReasons, notExportedReasons, type TableRules } from '../tableRule.ts';

export const messagesTables = {
  mailBounces: {
    contains: { zh: '退回的邮箱', tw: '退回的信箱', en: 'Addresses whose mail came back' },
    retention: { kept: 'a row goes when a code arrives there, or its member has another address' },
    erasure: notErasedReasons.short,
  },
  mailboxReads: {
    retention: keptForeverRules.settings,
    archive: notExportedReasons.work,
    erasure: notErasedReasons.shops,
  },
} satisfies TableRules;
