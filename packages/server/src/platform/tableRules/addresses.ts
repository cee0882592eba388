import {
  installationDataRule,
  memberDataRule,
  memberTicketRule,
  staffSetupRule,
} from '../commonTableRules.ts';
import { hoursPerDay, keptForeverRules, type TableRules } from '../tableRule.ts';

export const addressesTables = {
  addressWaits: memberDataRule({
    zh: '会员因地址待审核而不能下单的时间',
    tw: '會員因地址待審核而不能下單的時間',
    en: 'Times when a member could not order because staff were reviewing an address',
  }),
  addresses: {
    contains: {
      zh: '会员的收货地址，含审核情况',
      tw: '會員的收件地址，含審核情況',
      en: 'Addresses of members, with their review',
    },
    retention: keptForeverRules.people,
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
  areas: installationDataRule('loaded by the installation, the same for every shop'),
  countries: installationDataRule('loaded by the installation, the same for every shop'),
  loadedData: installationDataRule('one row for each kind of data that the installation loads'),
  memberPickupPoints: memberDataRule({
    zh: '会员常用的自提点',
    tw: '會員常用的取貨點',
    en: 'Pickup points that members use',
  }),
  pickupPointCarriers: staffSetupRule({
    zh: '自提点的派送公司',
    tw: '取貨點的配送公司',
    en: 'Carriers of pickup points',
  }),
  pickupPoints: staffSetupRule({
    zh: '自提点的全部列',
    tw: '取貨點的全部欄位',
    en: 'Pickup points with all columns',
  }),
  // Kept as long as a draft, because a draft may contain the store that was picked.
  storeMapPicks: {
    ...memberTicketRule,
    retention: { after: 'createdAt', hours: 7 * hoursPerDay },
  },
} satisfies TableRules;
