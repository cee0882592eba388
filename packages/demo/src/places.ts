import { isMyKad, isTaiwanId, isThaiId } from '@crossdock/domain/members/identity.ts';
import type { DemoRegion } from './names.ts';
import type { Random } from './random.ts';

export interface Place {
  readonly province: string;
  readonly city: string;
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
}

const place = (province: string, city: string, zip: string, latitude: number, longitude: number): Place => ({
  province,
  city,
  zip,
  latitude,
  longitude,
});

/** The places of the demo members, each with its relative frequency. The islands pay the remote surcharge. */
export const places: Readonly<Record<DemoRegion, readonly (readonly [Place, number])[]>> = {
  TW: [
    [place('臺北市', '大安區', '106', 25.0268, 121.5434), 12],
    [place('臺北市', '信義區', '110', 25.033, 121.5654), 10],
    [place('新北市', '板橋區', '220', 25.0119, 121.4628), 12],
    [place('新北市', '新店區', '231', 24.9676, 121.5416), 6],
    [place('桃園市', '中壢區', '320', 24.9653, 121.2256), 9],
    [place('新竹市', '東區', '300', 24.8019, 120.9718), 7],
    [place('臺中市', '西屯區', '407', 24.1813, 120.6466), 12],
    [place('臺中市', '北屯區', '406', 24.1822, 120.6863), 6],
    [place('臺南市', '東區', '701', 22.9805, 120.2236), 8],
    [place('高雄市', '左營區', '813', 22.6899, 120.295), 9],
    [place('花蓮縣', '花蓮市', '970', 23.9821, 121.6068), 3],
    [place('澎湖縣', '馬公市', '880', 23.5655, 119.5863), 2],
  ],
  TH: [
    [place('กรุงเทพมหานคร', 'วัฒนา', '10110', 13.7367, 100.5839), 12],
    [place('กรุงเทพมหานคร', 'บางกะปิ', '10240', 13.7658, 100.6475), 9],
    [place('นนทบุรี', 'ปากเกร็ด', '11120', 13.9125, 100.4989), 7],
    [place('เชียงใหม่', 'เมืองเชียงใหม่', '50000', 18.7883, 98.9853), 6],
    [place('ภูเก็ต', 'เมืองภูเก็ต', '83000', 7.8804, 98.3923), 3],
  ],
  MY: [
    [place('Kuala Lumpur', 'Kuala Lumpur', '50450', 3.157, 101.7123), 9],
    [place('Selangor', 'Petaling Jaya', '47301', 3.1073, 101.6067), 8],
    [place('Pulau Pinang', 'Pulau Pinang', '10050', 5.4141, 100.3288), 5],
    [place('Johor', 'Johor Bahru', '80000', 1.4927, 103.7414), 6],
  ],
};

const idShapes: Readonly<
  Record<DemoRegion, { make: (random: Random) => string; holds: (text: string) => boolean }>
> = {
  TW: {
    make: (random) => `${random.pick('ABCDEFGHJK'.split(''))}${random.int(1, 2)}${random.digits(8)}`,
    holds: isTaiwanId,
  },
  TH: { make: (random) => `${random.int(1, 8)}${random.digits(12)}`, holds: isThaiId },
  MY: {
    make: (random) =>
      `${String(random.int(60, 99))}${String(random.int(1, 12)).padStart(2, '0')}${String(random.int(1, 28)).padStart(2, '0')}${random.pick(['10', '14', '01', '07'])}${random.digits(4)}`,
    holds: isMyKad,
  },
};

/** An identity number with a valid check digit, made up at random. */
export function identityNumber(random: Random, region: DemoRegion): string {
  const { make, holds } = idShapes[region];
  for (;;) {
    const number = make(random);
    if (holds(number)) return number;
  }
}
