import type { KnownArea } from '../src/addresses/reading/knownArea.ts';
import { readAddress } from '../src/addresses/reading/readAddress.ts';
import { regions } from '../src/regions.ts';

type Row = readonly [id: string, name: string, zip?: string, english?: string];

/** The ids of areas show their parents: `TW/1/2` is below `TW/1`. */
const rows: readonly Row[] = [
  ['TW/100', '臺北市', undefined, 'Taipei City'],
  ['TW/100/1', '信義區', '110', 'Xinyi District'],
  ['TW/100/2', '大安區', '106', "Da'an District"],
  ['TW/200', '基隆市', undefined, 'Keelung City'],
  ['TW/200/1', '信義區', '201', 'Xinyi District'],
  ['TW/207', '新北市', undefined, 'New Taipei City'],
  ['TW/207/1', '板橋區', '220', 'Banqiao District'],
  ['TW/300', '新竹市', undefined, 'Hsinchu City'],
  ['TW/300/1', '東區', '300', 'East District'],
  ['TW/300/2', '北區', '300', 'North District'],
  ['TW/500', '彰化縣', undefined, 'Changhua County'],
  ['TW/500/1', '彰化市', '500', 'Changhua City'],
  ['HK/2', '九龍', undefined, 'Kowloon'],
  ['HK/2/1', '油尖旺區', undefined, 'Yau Tsim Mong'],
  ['HK/3', '新界', undefined, 'New Territories'],
  ['HK/3/7', '沙田區', undefined, 'Sha Tin'],
  ['TH/กรุงเทพมหานคร', 'กรุงเทพมหานคร', undefined, 'Bangkok'],
  ['TH/กรุงเทพมหานคร/วัฒนา', 'วัฒนา'],
  ['TH/กรุงเทพมหานคร/วัฒนา/คลองเตยเหนือ', 'คลองเตยเหนือ', '10110'],
  ['TH/กรุงเทพมหานคร/วัฒนา/พระโขนงเหนือ', 'พระโขนงเหนือ', '10110'],
  ['TH/เชียงใหม่', 'เชียงใหม่', undefined, 'Chiang Mai'],
  ['TH/เชียงใหม่/เมืองเชียงใหม่', 'เมืองเชียงใหม่'],
  ['TH/เชียงใหม่/เมืองเชียงใหม่/ช้างเผือก', 'ช้างเผือก', '50300'],
  ['MY/Wp Kuala Lumpur', 'Kuala Lumpur'],
  ['MY/Wp Kuala Lumpur/Kuala Lumpur', 'Kuala Lumpur'],
  ['MY/Wp Kuala Lumpur/Kuala Lumpur/50450', '50450', '50450'],
  ['MY/Wp Kuala Lumpur/Kuala Lumpur/55100', '55100', '55100'],
  ['MY/Pulau Pinang', 'Pulau Pinang'],
  ['MY/Pulau Pinang/Perai', 'Perai', '13600'],
];
export const areas: readonly KnownArea[] = rows.map(([id, name, zip, english]) => {
  const parts = id.split('/');
  const parentId = parts.length > 2 ? parts.slice(0, -1).join('/') : null;
  return {
    ...{ id, parentId, country: id.slice(0, 2), level: parts.length - 1, localName: name, zip: zip ?? null },
    ...{
      zh: name.replaceAll('臺', '台').replaceAll('區', '区').replaceAll('義', '义'),
      tw: name,
      en: english ?? name,
    },
  };
});
/** Reads an address with the areas of this file. */
export const readWithSmallAreas = (text: string, country = '', countries: readonly string[] = regions) =>
  readAddress(text, { areas, countries, country });
