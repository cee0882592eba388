import { booksWithMembersRule, staffSetupRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const servicesTables = {
  services: staffSetupRule({ zh: '增值服务', tw: '加值服務', en: 'Services' }),
  serviceTasks: {
    ...booksWithMembersRule({ zh: '增值服务的工作', tw: '加值服務的工作', en: 'Work of services' }),
    erasure: {
      of: ['memberId', 'parcelId', 'orderId'],
      clear: { wish: '', note: '', reason: '', reshootWish: '', ownFileIds: [], resultFileIds: [] },
      plain: ['kind', 'state', 'unit', 'payer'],
    },
  },
} satisfies TableRules;
