import { kept, nameless, type TableRules } from '../tableRule.ts';

export const productsTables = {
  cartItems: {
    contains: { zh: '购物车', tw: '購物車', en: 'Shopping carts' },
    retention: kept.people,
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  productCategories: {
    contains: { zh: '商品分类', tw: '商品分類', en: 'Categories of products' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
  productVariants: {
    contains: { zh: '商品规格', tw: '商品規格', en: 'Variants of products' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
  products: {
    contains: { zh: '商品', tw: '商品', en: 'Products' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
  purchaseLines: {
    contains: { zh: '商品订单明细', tw: '商品訂單明細', en: 'Lines of purchases' },
    retention: kept.books,
    erasure: 'the shop’s own goods',
  },
  purchases: {
    contains: { zh: '商品订单', tw: '商品訂單', en: 'Purchases' },
    retention: kept.books,
    memberArchive: 'member',
    erasure: { of: ['memberId'], clear: { why: '' }, plain: ['number', 'state', 'paymentMethod'] },
  },
  stockMovements: {
    contains: { zh: '库存变动', tw: '庫存異動', en: 'Movements of stock' },
    retention: kept.history,
    erasure: 'of goods',
  },
} satisfies TableRules;
