import type { GoodsType } from '@crossdock/domain/parcels/goods.ts';
import type { GoodsShape } from './goodsPictures.ts';

type Names = readonly [tw: string, zh: string, en: string];

interface DemoVariant {
  readonly names: Names;
  /** In whole units of the first demo shop's currency. The price is converted for the other shop. */
  readonly price: number;
  readonly stock: number;
}

export interface DemoProduct {
  readonly category: number;
  readonly goodsType: GoodsType;
  readonly names: Names;
  readonly about: Names;
  readonly shape: GoodsShape;
  readonly colours: readonly [colour: string, back: string];
  readonly weightG: number;
  readonly sides: readonly [number, number, number];
  readonly variants: readonly DemoVariant[];
}

const none: Names = ['', '', ''];
const one = (price: number, stock: number): readonly DemoVariant[] => [{ names: none, price, stock }];

export const demoCategories: readonly Names[] = [
  ['茶與食品', '茶与食品', 'Tea and food'],
  ['居家生活', '居家生活', 'Home'],
  ['服飾配件', '服饰配件', 'Clothes and bags'],
  ['打包與文具', '打包与文具', 'Packing and stationery'],
];

const row = (
  category: number,
  goodsType: GoodsType,
  names: Names,
  about: Names,
  look: readonly [GoodsShape, string, string],
  measured: readonly [weightG: number, length: number, width: number, height: number],
  variants: readonly DemoVariant[],
): DemoProduct => {
  const [shape, ...colours] = look;
  const [weightG, ...sides] = measured;
  return { category, goodsType, names, about, shape, colours, weightG, sides, variants };
};

/** The products of both demo shops. */
export const demoProducts: readonly DemoProduct[] = [
  row(
    0,
    'food',
    ['安溪鐵觀音 250 克', '安溪铁观音 250 克', 'Anxi Tieguanyin, 250 g'],
    [
      '清香型，真空小包，回沖七泡仍有蘭花香。',
      '清香型，真空小包，回冲七泡仍有兰花香。',
      'Light roast in vacuum sachets; still floral after seven infusions.',
    ],
    ['tin', '#2f6b4f', '#e6efe4'],
    [320, 120, 120, 160],
    [
      { names: ['清香', '清香', 'Light'], price: 420, stock: 36 },
      { names: ['濃香', '浓香', 'Roasted'], price: 460, stock: 4 },
    ],
  ),
  row(
    0,
    'food',
    ['雲南普洱熟茶餅', '云南普洱熟茶饼', 'Ripe Pu’er cake, Yunnan'],
    [
      '357 克茶餅，陳放五年，湯色紅濃。',
      '357 克茶饼，陈放五年，汤色红浓。',
      'A 357 g cake, aged five years; deep and mellow.',
    ],
    ['cake', '#7a4a2b', '#f1e7da'],
    [420, 210, 210, 40],
    one(580, 18),
  ),
  row(
    0,
    'food',
    ['新疆和田紅棗 1 公斤', '新疆和田红枣 1 公斤', 'Hotan red dates, 1 kg'],
    [
      '六星大棗，夾鏈袋包裝，開封後請冷藏。',
      '六星大枣，夹链袋包装，开封后请冷藏。',
      'Extra large, in a resealable bag. Keep cool once opened.',
    ],
    ['pouch', '#9c2f2a', '#f6e6df'],
    [1_050, 260, 180, 80],
    one(320, 25),
  ),
  row(
    1,
    'kitchen',
    ['景德鎮手繪蓋碗', '景德镇手绘盖碗', 'Hand-painted gaiwan, Jingdezhen'],
    [
      '青花手繪，150 毫升，附木盒。',
      '青花手绘，150 毫升，附木盒。',
      'Blue and white, 150 ml, in a wooden case.',
    ],
    ['gaiwan', '#2d5f9e', '#e5edf6'],
    [480, 140, 140, 130],
    one(690, 2),
  ),
  row(
    1,
    'homeGoods',
    ['摺疊小夜燈', '折叠小夜灯', 'Folding night light'],
    [
      '三段亮度，USB 供電，不含電池。',
      '三档亮度，USB 供电，不含电池。',
      'Three levels, powered by USB; no battery inside.',
    ],
    ['lamp', '#d79a2b', '#f7efdc'],
    [260, 150, 150, 210],
    [
      { names: ['暖白', '暖白', 'Warm'], price: 350, stock: 22 },
      { names: ['自然光', '自然光', 'Daylight'], price: 350, stock: 15 },
    ],
  ),
  row(
    1,
    'kitchen',
    ['不鏽鋼保溫瓶 500 毫升', '不锈钢保温瓶 500 毫升', 'Steel flask, 500 ml'],
    [
      '316 不鏽鋼內膽，保溫 12 小時。',
      '316 不锈钢内胆，保温 12 小时。',
      'Steel 316 inside, keeps warm for twelve hours.',
    ],
    ['bottle', '#35607a', '#e4ecf1'],
    [360, 75, 75, 240],
    [
      { names: ['海藍', '海蓝', 'Blue'], price: 390, stock: 30 },
      { names: ['象牙白', '象牙白', 'Ivory'], price: 390, stock: 0 },
    ],
  ),
  row(
    2,
    'clothes',
    ['純棉圓領短袖', '纯棉圆领短袖', 'Cotton T-shirt'],
    ['精梳棉，洗後不易變形。', '精梳棉，洗后不易变形。', 'Combed cotton that keeps its shape.'],
    ['shirt', '#4a6d8c', '#eef1f4'],
    [210, 300, 220, 30],
    [
      { names: ['M', 'M', 'M'], price: 290, stock: 40 },
      { names: ['L', 'L', 'L'], price: 290, stock: 35 },
      { names: ['XL', 'XL', 'XL'], price: 310, stock: 3 },
    ],
  ),
  row(
    2,
    'bags',
    ['帆布購物袋', '帆布购物袋', 'Canvas tote bag'],
    [
      '12 安帆布，可裝 A4，內附小袋。',
      '12 安帆布，可装 A4，内附小袋。',
      'Heavy canvas, fits A4, with an inner pocket.',
    ],
    ['bag', '#b7763a', '#f5ebdf'],
    [280, 380, 350, 30],
    one(220, 48),
  ),
  row(
    2,
    'clothes',
    ['羊毛混紡圍巾', '羊毛混纺围巾', 'Wool blend scarf'],
    ['180 × 30 公分，柔軟不刺。', '180 × 30 厘米，柔软不刺。', '180 × 30 cm, soft on the skin.'],
    ['scarf', '#8a3d55', '#f4e6ea'],
    [230, 300, 200, 50],
    one(450, 12),
  ),
  row(
    3,
    'stationery',
    ['氣泡防護袋 20 入', '气泡防护袋 20 个', 'Bubble bags, pack of 20'],
    ['20 × 25 公分，包易碎品用。', '20 × 25 厘米，包易碎品用。', '20 × 25 cm, for what breaks.'],
    ['pouch', '#5f8a8b', '#e7f0ef'],
    [180, 260, 210, 60],
    one(120, 80),
  ),
  row(
    3,
    'stationery',
    ['布面方格筆記本', '布面方格笔记本', 'Cloth-bound notebook, squared'],
    [
      'A5，160 頁，紙張不透墨。',
      'A5，160 页，纸张不透墨。',
      'A5, 160 pages that ink does not bleed through.',
    ],
    ['book', '#3c4f76', '#e9ecf3'],
    [310, 215, 155, 20],
    one(180, 27),
  ),
  row(
    3,
    'stationery',
    ['搬家紙箱 5 入', '搬家纸箱 5 个', 'Moving boxes, pack of five'],
    [
      '五層瓦楞，60 × 40 × 40 公分，平裝出貨。',
      '五层瓦楞，60 × 40 × 40 厘米，平装发货。',
      'Double wall, 60 × 40 × 40 cm, shipped flat.',
    ],
    ['box', '#b98a55', '#f3ead9'],
    [2_600, 620, 420, 60],
    one(260, 9),
  ),
];
