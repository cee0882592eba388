import { kept, type TableRules } from '../tableRule.ts';

export const declarersTables = {
  declarerWaits: { retention: kept.people, memberArchive: 'member', erasure: { goes: ['memberId'] } },
  declarers: {
    retention: kept.people,
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
    retention: { kept: 'belongs to an order' },
    memberArchive: 'order',
    erasure: {
      of: ['orderId'],
      keep: { for: 'customs', since: 'createdAt', clear: { name: '', phone: '', idNumber: '' } },
      plain: ['country', 'idKind'],
    },
  },
} satisfies TableRules;
