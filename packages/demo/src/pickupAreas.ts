import type { DemoShop } from './shops.ts';

interface DemoArea {
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
  readonly places: readonly string[];
  /** Prices in the shop's currency: for the first ten kilograms, and for each further one. */
  readonly base: number;
  readonly step: number;
  readonly maxKg: number;
  readonly active?: false;
}

const guangzhou: DemoArea = {
  ...{ zh: '广州市区', tw: '廣州市區', en: 'Guangzhou city' },
  places: [
    '天河區',
    '越秀區',
    '海珠區',
    '荔灣區',
    '白雲區',
    '天河区',
    '荔湾区',
    '白云区',
    'Tianhe',
    'Baiyun',
  ],
  ...{ base: 130, step: 9, maxKg: 300 },
};
const foshan: DemoArea = {
  ...{ zh: '佛山', tw: '佛山', en: 'Foshan' },
  places: ['禪城區', '南海區', '順德區', '禅城区', '南海区', '顺德区', 'Shunde'],
  ...{ base: 220, step: 13, maxKg: 500 },
};
const shenzhen: DemoArea = {
  ...{ zh: '深圳', tw: '深圳', en: 'Shenzhen' },
  places: ['福田區', '南山區', '羅湖區', '寶安區', '福田区', '罗湖区', '宝安区', 'Futian', 'Nanshan'],
  ...{ base: 260, step: 13, maxKg: 300 },
};
const yiwu: DemoArea = {
  ...{ zh: '义乌', tw: '義烏', en: 'Yiwu' },
  places: ['國際商貿城', '篁園市場', '佛堂鎮', '国际商贸城', '篁园市场', '佛堂镇'],
  ...{ base: 110, step: 9, maxKg: 500 },
};
const dongguan: DemoArea = {
  ...{ zh: '东莞', tw: '東莞', en: 'Dongguan' },
  places: ['虎門鎮', '長安鎮', '虎门镇', '长安镇'],
  ...{ base: 260, step: 13, maxKg: 300, active: false },
};

/** Each shop's pickup areas, by the warehouse that receives the goods. The last one is no longer active. */
export const demoAreas: Readonly<Record<DemoShop['code'], readonly (readonly [string, DemoArea])[]>> = {
  formosa: [
    ['GZ', guangzhou],
    ['GZ', foshan],
    ['GZ', shenzhen],
    ['YW', yiwu],
    ['GZ', dongguan],
  ],
  siam: [
    ['GZ', guangzhou],
    ['GZ', foshan],
    ['GZ', dongguan],
  ],
};
