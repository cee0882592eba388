import { kept, nameless, type TableRules } from '../tableRule.ts';

export const servicesTables = {
  services: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
  serviceTasks: {
    retention: kept.books,
    archive: 'whole',
    memberArchive: 'member',
    erasure: {
      of: ['memberId', 'parcelId', 'orderId'],
      clear: { wish: '', note: '', reason: '', reshootWish: '', ownFileIds: [], resultFileIds: [] },
      plain: ['kind', 'state', 'unit', 'payer'],
    },
  },
} satisfies TableRules;
