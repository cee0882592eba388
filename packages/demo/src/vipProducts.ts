import type { GoodsType } from '@crossdock/domain/parcels/goods.ts';

type Names = readonly [zh: string, tw: string, en: string];

/** The customs dictionary: names, HS code, unit, usual price in whole units, and goods type. */
export const demoProducts: readonly (readonly [Names, string, string, number, GoodsType])[] = [
  [['棉制T恤', '棉製T恤', 'Cotton T-shirt'], '6109.10', '件', 290, 'clothes'],
  [['化纤外套', '化纖外套', 'Jacket, synthetic fibre'], '6202.40', '件', 890, 'clothes'],
  [['牛仔长裤', '牛仔長褲', 'Denim trousers'], '6203.42', '件', 590, 'clothes'],
  [['运动鞋', '運動鞋', 'Sports shoes'], '6404.11', '雙', 1_200, 'shoes'],
  [['帆布手提包', '帆布手提包', 'Canvas handbag'], '4202.22', '個', 450, 'bags'],
  [['塑料收纳箱', '塑膠收納箱', 'Plastic storage box'], '3924.90', '個', 180, 'homeGoods'],
  [['窗帘', '窗簾', 'Curtains'], '6303.92', '件', 650, 'homeGoods'],
  [['木制边桌', '木製邊桌', 'Wooden side table'], '9403.60', '張', 1_500, 'furniture'],
  [['不锈钢保温杯', '不鏽鋼保溫杯', 'Stainless steel tumbler'], '9617.00', '個', 380, 'kitchen'],
  [['陶瓷餐具', '陶瓷餐具', 'Ceramic tableware'], '6911.10', '組', 520, 'kitchen'],
  [['USB充电线', 'USB充電線', 'USB charging cable'], '8544.42', '條', 120, 'electronics'],
  [['蓝牙耳机', '藍牙耳機', 'Bluetooth earphones'], '8518.30', '個', 790, 'electronics'],
  [['笔记本', '筆記本', 'Notebook, paper'], '4820.10', '本', 60, 'stationery'],
  [['汽车脚踏垫', '汽車腳踏墊', 'Car floor mats'], '5705.00', '組', 880, 'carSupplies'],
  [['积木玩具', '積木玩具', 'Building-block toys'], '9503.00', '盒', 640, 'other'],
];
