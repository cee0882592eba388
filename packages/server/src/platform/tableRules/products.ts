import { kept, nameless, type TableRules } from '../tableRule.ts';

export const productsTables = {
  cartItems: {
    retention: kept.people,
    archive: 'whole',
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  productCategories: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
  productVariants: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
  products: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
  purchaseLines: { retention: kept.books, archive: 'whole', erasure: 'the shop’s own goods' },
  purchases: {
    retention: kept.books,
    archive: 'whole',
    memberArchive: 'member',
    erasure: { of: ['memberId'], clear: { why: '' }, plain: ['number', 'state', 'paymentMethod'] },
  },
  stockMovements: { retention: kept.history, archive: 'whole', erasure: 'of goods' },
} satisfies TableRules;
