import type { KnownArea } from '@crossdock/domain/addresses/reading/knownArea.ts';
import type { Region } from '@crossdock/domain/regions.ts';
import type { Dice } from './dice.ts';

/** A generated text, and the fields that a reader must find in it. A field that the text does not contain is empty. */
export interface GeneratedAddress {
  readonly text: string;
  readonly country: Region;
  readonly fields: Readonly<Record<MadeField, string>>;
}

export const madeFields = [
  'country',
  'consignee',
  'phone',
  'tel',
  'province',
  'city',
  'area',
  'door',
  'street',
  'zip',
] as const;
export type MadeField = (typeof madeFields)[number];

export interface Tables {
  readonly areas: readonly KnownArea[];
}

export const below = ({ areas }: Tables, parentId: string | null, country: Region) =>
  areas.filter((one) => one.parentId === parentId && one.country === country);

/** Text that people copy along with an address. It belongs to no field. */
const hanNoise = ['', '', '', '', '備註：請放管理室', '訂單編號：240119ABCD12345', '謝謝', '※週末勿送'];
const latinNoise = ['', '', '', '', 'Remarks: leave at guard house', 'Order ID: 24011988776655'];

/** The three parts in random order, with the separators that chats and shops use. */
export function mixAddressParts(
  dice: Dice,
  name: string,
  phone: string,
  address: string,
  han: boolean,
): string {
  const noise = dice.of(han ? hanNoise : latinNoise);
  return [partsOf(dice, name, phone, address, han), noise].filter(Boolean).join('\n');
}

function partsOf(dice: Dice, name: string, phone: string, address: string, han: boolean): string {
  switch (dice.below(11)) {
    case 0:
      return [name, phone, address].join('\n');
    case 1:
      return [address, `${name} ${phone}`].join('\n');
    case 2:
      return han
        ? `收件人：${name}\n電話：${phone}\n地址：${address}`
        : `Name: ${name}\nPhone: ${phone}\nAddress: ${address}`;
    case 3:
      return `${address} ${name} ${phone}`;
    case 4:
      return han ? `${name}，${phone}，${address}` : `${name}, ${phone}, ${address}`;
    case 5:
      return `${phone} ${name}\n${address}`;
    case 6:
      return han && !/^[(\d]/.test(address) ? `${name}${phone}${address}` : `${name} | ${phone} | ${address}`;
    case 7:
      return han ? `姓名: ${name} 手機: ${phone} 地址: ${address}` : `${name} (${phone})\n${address}`;
    case 8:
      return `${phone}\n${address}\n${name}`;
    case 9:
      return `${name}\t${phone}\t${address}`;
    default:
      return `${name} ${phone} ${address}`;
  }
}

export const hanNames =
  '王小明 林怡君 陳志豪 張雅婷 李俊宏 黃淑芬 吳承恩 劉美玲 蔡宗翰 楊詩涵 許家豪 鄭心怡 謝冠宇 郭佩珊 洪子晴 曾國城 邱品妤 廖建宏 賴柏翰 徐靜宜 歐陽娜娜 司徒文 周杰 葉欣 游勝雄 石中玉 方文山 簡嫚書 江蕙 高捷'.split(
    ' ',
  );
