import { kept, nameless, type TableRules } from '../tableRule.ts';

export const servicesTables = {
  services: { retention: kept.settings, erasure: nameless.shops },
  serviceTasks: {
    retention: kept.books,
    memberArchive: 'member',
    erasure: {
      of: ['memberId', 'parcelId', 'orderId'],
      clear: { wish: '', note: '', reason: '', reshootWish: '', ownFileIds: [], resultFileIds: [] },
      plain: ['kind', 'state', 'unit', 'payer'],
    },
  },
} satisfies TableRules;
