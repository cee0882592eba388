import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '店铺自己卖的商品与库存。',
    tw: '店鋪自己賣的商品與庫存。',
    en: 'Goods that the shop itself sells, with their stock.',
  },
  zh: {
    新增商品: [
      '按“新增商品”，填名称、价格、照片，以及各规格的重量和尺寸。',
      '数量多时用“导入商品”，先看每一行的检查结果。',
    ],
    维护库存: ['入库、盘点和损耗都按“登记库存”登记。', '清单会标出库存不足的商品。'],
    商品退款: ['在“商品订单”按“退货退款”。超过你的额度时要第二人确认。'],
  },
  tw: {
    新增商品: [
      '按「新增商品」，填名稱、價格、照片，以及各規格的重量和尺寸。',
      '數量多時用「匯入商品」，先看每一列的檢查結果。',
    ],
    維護庫存: ['入庫、盤點和損耗都按「登記庫存」登記。', '清單會標出庫存不足的商品。'],
    商品退款: ['在「商品訂單」按「退貨退款」。超過你的額度時要第二人確認。'],
  },
  en: {
    'Add products': [
      'Press “New product”: names, price, photos, and the variants with weight and size.',
      'Many at once: “Import products”, after a look at each row.',
    ],
    'Keep stock right': [
      'Press “Change stock” for arrivals, counts and losses.',
      'The list shows what is low.',
    ],
    'Refund a purchase': [
      'Under “Purchases”, press “Return and refund”. A sum above your limit needs a second approval.',
    ],
  },
};
