import { booksWithMembersRule, staffSetupRule } from '../commonTableRules.ts';
import { notErasedReasons, type TableRules } from '../tableRule.ts';

export const pickupsTables = {
  pickupAreas: staffSetupRule({ zh: '上门取件区域', tw: '到府收件區域', en: 'Areas of pickups' }),
  pickupParcels: {
    contains: { zh: '取件的包裹', tw: '收件的包裹', en: 'Parcels of pickups' },
    retention: { kept: 'belongs to a parcel' },
    erasure: notErasedReasons.ids,
  },
  pickupTasks: {
    ...booksWithMembersRule({ zh: '上门取件', tw: '到府收件', en: 'Pickups' }),
    erasure: {
      of: ['memberId'],
      clear: { address: '', contact: '', phone: '', remark: '', note: '', reason: '' },
      plain: ['number', 'state', 'day', 'part', 'plannedDay', 'plannedPart'],
    },
  },
} satisfies TableRules;
