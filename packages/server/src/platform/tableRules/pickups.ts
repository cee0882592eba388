import { booksWithMembers, setUpByStaff } from '../tableKinds.ts';
import { notErased, type TableRules } from '../tableRule.ts';

export const pickupsTables = {
  pickupAreas: setUpByStaff({ zh: '上门取件区域', tw: '到府收件區域', en: 'Areas of pickups' }),
  pickupParcels: {
    contains: { zh: '取件的包裹', tw: '收件的包裹', en: 'Parcels of pickups' },
    retention: { kept: 'belongs to a parcel' },
    erasure: notErased.ids,
  },
  pickupTasks: {
    ...booksWithMembers({ zh: '上门取件', tw: '到府收件', en: 'Pickups' }),
    erasure: {
      of: ['memberId'],
      clear: { address: '', contact: '', phone: '', remark: '', note: '', reason: '' },
      plain: ['number', 'state', 'day', 'part', 'plannedDay', 'plannedPart'],
    },
  },
} satisfies TableRules;
