/** Why a product cannot be bought, or a purchase not changed. */
export const productRefusals = {
  'product.notOffered': {
    status: 409,
    zh: '这件商品已下架，请从购物车移除',
    tw: '這件商品已下架，請從購物車移除',
    en: 'This product is no longer offered; please take it out of the cart',
  },
  'product.outOfStock': {
    status: 409,
    zh: '「{name}」只剩 {stock} 件，请减少数量',
    tw: '「{name}」只剩 {stock} 件，請減少數量',
    en: 'Only {stock} left of “{name}”; please take fewer',
  },
  'cart.full': {
    status: 422,
    zh: '购物车最多放 {max} 种商品，请先结账',
    tw: '購物車最多放 {max} 種商品，請先結帳',
    en: 'A cart holds {max} different goods; please buy these first',
  },
  'cart.empty': {
    status: 422,
    zh: '请先选择要购买的商品',
    tw: '請先選擇要購買的商品',
    en: 'Please choose what to buy',
  },
  'purchase.totalChanged': {
    status: 409,
    zh: '价格已变动，现在合计 {total}，请确认后再下单',
    tw: '價格已變動，現在合計 {total}，請確認後再下單',
    en: 'Prices have changed: the total is {total} now. Please look again',
  },
  'purchase.wrongState': {
    status: 409,
    zh: '这笔购买的状态已改变，请刷新',
    tw: '這筆購買的狀態已改變，請重新整理',
    en: 'This purchase has changed meanwhile; please reload',
  },
  'purchase.parcelGone': {
    status: 409,
    zh: '商品包裹已在订单里或已离开货架，不能退回',
    tw: '商品包裹已在訂單裡或已離開貨架，不能退回',
    en: 'The goods are in an order or have left the shelf and cannot be taken back',
  },
  'product.pictureUnknown': {
    status: 422,
    zh: '有图片无法使用，请重新上传',
    tw: '有圖片無法使用，請重新上傳',
    en: 'One of the pictures cannot be used; please upload it again',
  },
  'product.skuTaken': {
    status: 409,
    zh: '货号已被使用，请换一个',
    tw: '貨號已被使用，請換一個',
    en: 'This SKU is taken; please choose another one',
  },
  'product.category': {
    status: 422,
    zh: '请选择商品分类',
    tw: '請選擇商品分類',
    en: 'Please choose a category',
  },
  'product.place': {
    status: 422,
    zh: '请选择营业中的仓库，并填写该仓库已有的货架',
    tw: '請選擇營運中的倉庫，並填寫該倉庫已有的儲位',
    en: 'Please choose a warehouse that is open, and a shelf of it',
  },
  'product.wholeCoins': {
    status: 422,
    zh: '价格须为 {coin} 的整数倍',
    tw: '價格須為 {coin} 的整數倍',
    en: 'A price is a multiple of {coin}',
  },
  'product.stockTooLow': {
    status: 409,
    zh: '库存只有 {stock} 件，不能减少更多',
    tw: '庫存只有 {stock} 件，不能減少更多',
    en: 'There are only {stock} in stock',
  },
} as const;
