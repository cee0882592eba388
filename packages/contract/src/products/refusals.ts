import { conflict } from '../wire/conflict.ts';
import { pictureUnusable } from '../wire/refusalTexts.ts';

/** Why a product cannot be bought, or a purchase not changed. */
export const productRefusals = {
  'product.notOffered': conflict({
    zh: '这件商品已下架，请从购物车移除',
    tw: '這件商品已下架，請從購物車移除',
    en: 'This product is no longer sold. Remove it from the cart',
  }),
  'product.outOfStock': conflict({
    zh: '“{name}”只剩 {stock} 件，请减少数量',
    tw: '「{name}」只剩 {stock} 件，請減少數量',
    en: 'Only {stock} left of “{name}”. Choose fewer',
  }),
  'cart.full': {
    zh: '购物车最多放 {max} 种商品，请先结账',
    tw: '購物車最多放 {max} 種商品，請先結帳',
    en: 'A cart holds {max} different products. Buy these first',
  },
  'cart.empty': { zh: '请先选择要购买的商品', tw: '請先選擇要購買的商品', en: 'Choose what to buy' },
  'purchase.totalChanged': conflict({
    zh: '价格已变动，现在合计 {total}，请确认后再下单',
    tw: '價格已變動，現在合計 {total}，請確認後再下單',
    en: 'Prices have changed and the total is now {total}. Check it again',
  }),
  'purchase.wrongState': conflict({
    zh: '这笔商品订单的状态已改变，请刷新',
    tw: '這筆商品訂單的狀態已改變，請重新整理',
    en: 'This purchase’s status has changed. Reload to see it',
  }),
  'purchase.parcelGone': conflict({
    zh: '商品包裹已在订单里或已离开货架，不能退回',
    tw: '商品包裹已在訂單裡或已離開貨架，不能退回',
    en: 'The goods are in an order or have left the shelf, so they can’t be returned',
  }),
  'product.pictureUnknown': pictureUnusable,
  'product.skuTaken': conflict({
    zh: '其他商品已使用此货号，请换一个',
    tw: '其他商品已使用這個貨號，請換一個',
    en: 'This SKU is taken. Choose another one',
  }),
  'product.category': { zh: '请选择商品分类', tw: '請選擇商品分類', en: 'Choose a category' },
  'product.place': {
    zh: '请选择营业中的仓库，并填写该仓库已有的货架',
    tw: '請選擇營運中的倉庫，並填寫這個倉庫已有的儲位',
    en: 'Choose an open warehouse and one of its shelves',
  },
  'product.wholeCoins': {
    zh: '价格须为 {coin} 的整数倍',
    tw: '價格須為 {coin} 的倍數',
    en: 'Enter a multiple of {coin}',
  },
  'product.goodsType': {
    zh: '没有这个商品类型，请从清单里选',
    tw: '沒有這個商品類型，請從清單裡選',
    en: 'This goods type doesn’t exist. Choose one from the list',
  },
  'product.skuTwice': {
    zh: '货号和第 {row} 行相同',
    tw: '貨號與第 {row} 列相同',
    en: 'Same SKU as row {row}',
  },
  'product.rowDiffers': {
    zh: '同一件商品，和第 {row} 行写的不一样',
    tw: '同一件商品，與第 {row} 列寫的不同',
    en: 'Row {row} has different values for the same product',
  },
  'product.rowBeside': {
    zh: '同一件商品的其他行有误，整件商品先不写入',
    tw: '同一件商品的其他列有誤，整件商品先不寫入',
    en: 'Another row of this product has an error, so we skip the whole product',
  },
  'product.yesOrNo': { zh: '请填“是”或“否”', tw: '請填「是」或「否」', en: 'Enter yes or no' },
  'product.tooManyRows': {
    zh: '超过 {max} 行，请缩小范围',
    tw: '超過 {max} 列，請縮小範圍',
    en: 'More than {max} rows. Narrow the list down',
  },
  'product.stockTooLow': conflict({
    zh: '库存只有 {stock} 件，不能减少更多',
    tw: '庫存只有 {stock} 件，不能減少更多',
    en: 'Only {stock} in stock',
  }),
} as const;
