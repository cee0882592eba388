import { day, kept, left, nameless, type TableRules } from '../tableRule.ts';

export const ordersTables = {
  advances: { retention: kept.books, erasure: 'what the firm paid, with its own receipts' },
  orderPriceChanges: {
    retention: kept.books,
    erasure: {
      of: ['orderId'],
      keep: { for: 'books', since: 'createdAt', clear: { note: '', undoneWhy: '' } },
      plain: ['kind', 'reason'],
    },
  },
  orderChanges: {
    retention: { kept: 'belongs to an order' },
    memberArchive: 'order',
    erasure: 'names of parts, and sums',
  },
  orderPackers: { retention: { after: 'seenAt', hours: day }, archive: left.short, erasure: nameless.ids },
  orderHolds: {
    retention: kept.books,
    memberArchive: 'order',
    erasure: { of: ['orderId'], plain: ['outcome', 'answer'] },
  },
  orderLines: {
    retention: kept.books,
    memberArchive: 'order',
    erasure: { of: ['orderId'], plain: ['stage', 'kind', 'reason'] },
  },
  orderSearchParts: {
    retention: { kept: 'belongs to an order' },
    archive: left.made,
    erasure: 'kept by the database from orders',
  },
  orders: {
    retention: kept.books,
    memberArchive: 'member',
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
    retention: { kept: 'belongs to an order' },
    memberArchive: 'order',
    erasure: {
      of: ['orderId'],
      clear: { photoFileId: null, lostReason: '', signProof: null },
      plain: ['state', 'forwardingNumber', 'formerNumbers'],
    },
  },
  packageParcels: {
    retention: { kept: 'belongs to a package' },
    memberArchive: 'parcel',
    erasure: 'ids, and counts of pieces',
  },
  packageMeasurements: { retention: kept.books, erasure: { of: ['orderId'], plain: ['why', 'scale'] } },
  // A printed pick list is not scanned after this time.
  pickLists: { retention: { after: 'createdAt', hours: 180 * day }, erasure: nameless.ids },
  totes: { retention: kept.settings, erasure: nameless.ids },
} satisfies TableRules;
