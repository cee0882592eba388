import { memberDataRule } from '../commonTableRules.ts';
import { keptForeverRules, type TableRules } from '../tableRule.ts';

export const declarersTables = {
  declarerWaits: memberDataRule({
    zh: '会员因申报人待审核而不能下单的时间',
    tw: '會員因申報人待審核而不能下單的時間',
    en: 'Times when a member could not order because staff were reviewing a declarant',
  }),
  declarers: {
    contains: {
      zh: '申报人，含审核情况',
      tw: '申報人，含審核情況',
      en: 'Customs declarants, with their review',
    },
    retention: keptForeverRules.people,
    memberArchive: 'member',
    erasure: {
      of: ['memberId'],
      clear: {
        ...{ name: '', areaCode: '', phone: '', idNumber: '', frontFileId: null, backFileId: null },
        ...{ rejectReason: '', isDefault: false, deletedAt: 'now' },
      },
      plain: ['country', 'idKind', 'state'],
    },
  },
  orderDeclarers: {
    contains: { zh: '订单的申报人', tw: '訂單的申報人', en: 'Declarants of orders' },
    retention: { kept: 'belongs to an order' },
    memberArchive: 'order',
    erasure: {
      of: ['orderId'],
      keep: { for: 'customs', since: 'createdAt', clear: { name: '', phone: '', idNumber: '' } },
      plain: ['country', 'idKind'],
    },
  },
} satisfies TableRules;
