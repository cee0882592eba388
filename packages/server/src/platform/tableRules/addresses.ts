import { day, kept, left, nameless, type TableRules } from '../tableRule.ts';

export const addressesTables = {
  addressWaits: { retention: kept.people, memberArchive: 'member', erasure: { goes: ['memberId'] } },
  addresses: {
    retention: kept.people,
    memberArchive: 'member',
    erasure: {
      of: ['memberId'],
      clear: {
        ...{
          consignee: '',
          areaCode: '',
          phone: '',
          tel: '',
          province: '',
          city: '',
          area: '',
          areaId: null,
        },
        ...{ street: '', detail: '', zip: '', idNumber: '', pickupPointId: null, store: null },
        ...{ rejectReason: '', isDefault: false, deletedAt: 'now' },
      },
      plain: ['country', 'idKind', 'state'],
    },
  },
  areas: {
    retention: { kept: 'loaded by the installation, the same for every shop' },
    archive: left.ours,
    erasure: nameless.ours,
  },
  countries: {
    retention: { kept: 'loaded by the installation, the same for every shop' },
    archive: left.ours,
    erasure: nameless.ours,
  },
  loadedData: {
    retention: { kept: 'one row for each kind of data that the installation loads' },
    archive: left.ours,
    erasure: nameless.ours,
  },
  memberPickupPoints: { retention: kept.people, memberArchive: 'member', erasure: { goes: ['memberId'] } },
  pickupPointCarriers: { retention: kept.settings, erasure: nameless.shops },
  pickupPoints: { retention: kept.settings, erasure: nameless.shops },
  // Kept as long as a draft, because a draft may contain the choice.
  storeMapPicks: {
    retention: { after: 'createdAt', hours: 7 * day },
    archive: left.short,
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
