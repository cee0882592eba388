import {
  anonymousBooksRule,
  booksWithMembersRule,
  memberDataRule,
  staffSetupRule,
} from '../commonTableRules.ts';
import { keptForeverRules, type TableRules } from '../tableRule.ts';

export const productsTables = {
  cartItems: memberDataRule({ zh: '购物车', tw: '購物車', en: 'Shopping carts' }),
  productCategories: staffSetupRule({ zh: '商品分类', tw: '商品分類', en: 'Categories of products' }),
  productVariants: staffSetupRule({ zh: '商品规格', tw: '商品規格', en: 'Variants of products' }),
  products: staffSetupRule({ zh: '商品', tw: '商品', en: 'Products' }),
  purchaseLines: anonymousBooksRule(
    { zh: '商品订单明细', tw: '商品訂單明細', en: 'Lines of purchases' },
    'the shop’s own goods',
  ),
  purchases: {
    ...booksWithMembersRule({ zh: '商品订单', tw: '商品訂單', en: 'Purchases' }),
    erasure: { of: ['memberId'], clear: { why: '' }, plain: ['number', 'state', 'paymentMethod'] },
  },
  stockMovements: {
    contains: { zh: '库存变动', tw: '庫存異動', en: 'Movements of stock' },
    retention: keptForeverRules.history,
    erasure: 'of goods',
  },
} satisfies TableRules;
