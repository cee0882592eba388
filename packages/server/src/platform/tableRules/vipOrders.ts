import { kept, nameless, type TableRules } from '../tableRule.ts';

export const vipOrdersTables = {
  customsLines: { retention: { kept: 'belongs to a VIP order' }, erasure: 'the shop’s own names of goods' },
  customsProducts: { retention: kept.settings, erasure: nameless.shops },
  vipOrders: {
    retention: kept.books,
    memberArchive: 'member',
    erasure: {
      of: ['memberId'],
      clear: { remark: '', obstacleParams: [], declarerIds: [] },
      plain: ['number', 'state', 'obstacle'],
    },
  },
  vipParcels: { retention: { kept: 'belongs to a VIP order' }, erasure: nameless.ids },
} satisfies TableRules;
