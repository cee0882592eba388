import { kept, nameless, type TableRules } from '../tableRule.ts';

export const productsTables = {
  cartItems: { retention: kept.people, memberArchive: 'member', erasure: { goes: ['memberId'] } },
  productCategories: { retention: kept.settings, erasure: nameless.shops },
  productVariants: { retention: kept.settings, erasure: nameless.shops },
  products: { retention: kept.settings, erasure: nameless.shops },
  purchaseLines: { retention: kept.books, erasure: 'the shop’s own goods' },
  purchases: {
    retention: kept.books,
    memberArchive: 'member',
    erasure: { of: ['memberId'], clear: { why: '' }, plain: ['number', 'state', 'paymentMethod'] },
  },
  stockMovements: { retention: kept.history, erasure: 'of goods' },
} satisfies TableRules;
