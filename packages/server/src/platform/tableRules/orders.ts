import { anonymousBooksRule, booksWithMembersRule, searchPartsRule } from '../commonTableRules.ts';
import {
  hoursPerDay,
  keptForeverRules,
  notErasedReasons,
  notExportedReasons,
  type TableRules,
} from '../tableRule.ts';

export const ordersTables = {
  advances: anonymousBooksRule(
    {
      zh: '店铺替会员垫付的费用',
      tw: '店鋪替會員代墊的費用',
      en: 'What the shop paid in advance for members',
    },
    'what the firm paid, with its own receipts',
  ),
  orderPriceChanges: {
    contains: {
      zh: '员工给订单的减价与加价',
      tw: '員工給訂單的折讓與加價',
      en: 'Discounts and surcharges by staff',
    },
    retention: keptForeverRules.books,
    erasure: {
      of: ['orderId'],
      keep: { for: 'books', since: 'createdAt', clear: { note: '', undoneWhy: '' } },
      plain: ['kind', 'reason'],
    },
  },
  orderChanges: {
    contains: { zh: '订单的修改', tw: '訂單的修改', en: 'Changes of orders' },
    retention: { kept: 'belongs to an order' },
    memberArchive: 'order',
    erasure: 'names of parts, and sums',
  },
  orderPackers: {
    retention: { after: 'seenAt', hours: hoursPerDay },
    archive: notExportedReasons.short,
    erasure: notErasedReasons.ids,
  },
  orderHolds: {
    ...booksWithMembersRule(
      {
        zh: '订单保留的价格，及打包后的询问与答复',
        tw: '訂單保留的價格，及打包後的詢問與答覆',
        en: 'Prices that orders hold, with questions and answers after packing',
      },
      'order',
    ),
    erasure: { of: ['orderId'], plain: ['outcome', 'answer'] },
  },
  orderLines: {
    ...booksWithMembersRule(
      { zh: '订单的费用明细', tw: '訂單的費用明細', en: 'Cost lines of orders' },
      'order',
    ),
    erasure: { of: ['orderId'], plain: ['stage', 'kind', 'reason'] },
  },
  orderSearchParts: searchPartsRule('an order', 'orders'),
  orders: {
    ...booksWithMembersRule({ zh: '订单的全部列', tw: '訂單的全部欄位', en: 'Orders with all columns' }),
    erasure: {
      of: ['memberId'],
      clear: { consignee: '', phone: '', remark: '', cancelReason: '', lostReason: '', signProof: null },
      keep: {
        ...{ for: 'customs', since: 'createdAt' },
        clear: {
          destination: {
            ...{ consignee: '', areaCode: '', phone: '', tel: '', province: '', city: '', area: '' },
            ...{ street: '', detail: '', zip: '', idNumber: '', pickupPoint: null },
          },
        },
      },
      plain: [
        ...(['number', 'state', 'country', 'paymentState', 'forwardingNumber', 'paymentMethod'] as const),
        ...(['storageRule', 'releasedParcelIds', 'dutyEstimate'] as const),
      ],
    },
  },
  packages: {
    contains: { zh: '打包后的箱子', tw: '打包後的箱子', en: 'Packages of orders' },
    retention: { kept: 'belongs to an order' },
    memberArchive: 'order',
    erasure: {
      of: ['orderId'],
      clear: { photoFileId: null, lostReason: '', signProof: null },
      plain: ['state', 'forwardingNumber', 'formerNumbers'],
    },
  },
  packageParcels: {
    contains: { zh: '每个箱子里的包裹', tw: '每個箱子裡的包裹', en: 'Parcels in each package' },
    retention: { kept: 'belongs to a package' },
    memberArchive: 'parcel',
    erasure: 'ids, and counts of pieces',
  },
  packageMeasurements: {
    contains: {
      zh: '复核的包装重量与尺寸',
      tw: '複核的包裝重量與尺寸',
      en: 'Second measurements of packages',
    },
    retention: keptForeverRules.books,
    erasure: { of: ['orderId'], plain: ['why', 'scale'] },
  },
  // Nobody scans a printed pick list that is older than this.
  pickLists: {
    contains: { zh: '拣货单', tw: '揀貨單', en: 'Pick lists' },
    retention: { after: 'createdAt', hours: 180 * hoursPerDay },
    erasure: notErasedReasons.ids,
  },
  totes: {
    contains: { zh: '周转箱及其中的订单', tw: '物流箱與裡面的訂單', en: 'Totes and the order in each' },
    retention: keptForeverRules.settings,
    erasure: notErasedReasons.ids,
  },
} satisfies TableRules;
