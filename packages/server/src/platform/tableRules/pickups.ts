import { kept, nameless, type TableRules } from '../tableRule.ts';

export const pickupsTables = {
  pickupAreas: { retention: kept.settings, erasure: nameless.shops },
  pickupParcels: { retention: { kept: 'belongs to a parcel' }, erasure: nameless.ids },
  pickupTasks: {
    retention: kept.books,
    memberArchive: 'member',
    erasure: {
      of: ['memberId'],
      clear: { address: '', contact: '', phone: '', remark: '', note: '', reason: '' },
      plain: ['number', 'state', 'day', 'part', 'plannedDay', 'plannedPart'],
    },
  },
} satisfies TableRules;
