import { booksWithMembersRule, staffSetupRule } from '../commonTableRules.ts';
import { notErasedReasons, type TableRules } from '../tableRule.ts';

export const vipOrdersTables = {
  customsLines: {
    contains: { zh: 'VIP 订单的报关明细', tw: 'VIP 訂單的報關明細', en: 'Customs lines of VIP orders' },
    retention: { kept: 'belongs to a VIP order' },
    erasure: 'the shop’s own names of goods',
  },
  customsProducts: staffSetupRule({ zh: '报关商品', tw: '報關商品', en: 'Products for customs' }),
  vipOrders: {
    ...booksWithMembersRule({ zh: 'VIP 订单', tw: 'VIP 訂單', en: 'VIP orders' }),
    erasure: {
      of: ['memberId'],
      clear: { remark: '', obstacleParams: [], declarerIds: [] },
      plain: ['number', 'state', 'obstacle'],
    },
  },
  vipParcels: {
    contains: { zh: 'VIP 订单的包裹', tw: 'VIP 訂單的包裹', en: 'Parcels of VIP orders' },
    retention: { kept: 'belongs to a VIP order' },
    erasure: notErasedReasons.ids,
  },
} satisfies TableRules;
