import type { OpenForecast, OwnerCandidate } from '../src/parcels/owners.ts';
import { memberAlias } from '../src/warehouses/placeholders.ts';

/**
 * Members, their forecasts, and labels of unclaimed parcels as desks write them: misspelt, masked, cut. The same seed
 * gives the same labels. Characters are those of both Chinese scripts, so that a label needs no conversion.
 */
export type GeneratedMember = Omit<OwnerCandidate, 'declined'>;

export interface GeneratedLabel {
  readonly kind: string;
  /** Empty: the parcel of somebody who is no member. */
  readonly owner: string;
  readonly label: string;
  readonly courierNumber: string;
}

const surnames = '王王王王李李李李林林林林吴朱胡郭何徐宋唐曹曾蔡潘袁董余江方石姚汪孟秦雷';
const given = '明美玲志文家雅淑怡欣宇承翰佩君子安雨晴思源柏俊心立平成才仁信和光英秀芳春月如意世昌大同小天';
const goods = [
  '外套',
  '球鞋',
  '耳机',
  '手机壳',
  '洋装',
  '背包',
  '水壶',
  '口红',
  '面膜',
  '茶具',
  '玩具车',
  '拼图',
  '雨伞',
  '台灯',
  '帽子',
  '毛衣',
];
const sellers = [
  'UNIQLO',
  'NIKE旗舰店',
  '小米之家',
  '宜家',
  '三只松鼠',
  '名创优品',
  'ANKER',
  '安踏体育',
  '回力鞋业',
  '晨光文具',
];
const streets = ['仓库A区', '中山路八号', '华南城', '二楼', '白云区', '收货点', '集运仓'];

export function generator(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  const of = <T>(all: readonly T[] | string) => all[below(all.length)] as T;
  const digits = (n: number) => Array.from({ length: n }, () => below(10)).join('');
  return { below, of, digits, chance: (share: number) => next() < share };
}
type Random = ReturnType<typeof generator>;

const courierNumber = ({ chance, digits }: Random) =>
  chance(0.4) ? `SF${digits(13)}` : chance(0.5) ? `YT${digits(13)}` : `7${digits(12)}`;

export function generateMembers(random: Random, count: number): GeneratedMember[] {
  return Array.from({ length: count }, (_, at) => {
    const { below, of, digits, chance } = random;
    // One member in six came from a firm whose aliases had no check character and were consecutive.
    const plain = chance(0.16);
    const forecasts = chance(0.5) ? Array.from({ length: 1 + below(4) }, () => madeForecast(random)) : [];
    return {
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      alias: plain
        ? `KH${10_000 + at}`
        : memberAlias(Uint8Array.from([at, at >> 5, at >> 10, below(32)].map((one) => one % 32))),
      code: `Q${(at * 7919 + 100_000).toString(32).toUpperCase().padStart(6, 'X')}`,
      phone: `09${digits(8)}`,
      name: of<string>(surnames) + of<string>(given) + (chance(0.8) ? of<string>(given) : ''),
      nickname: chance(0.4)
        ? `${of<string>(given)}${of<string>(given)}${of<string>(given)}${of<string>(given)}`
        : '',
      forecasts,
    };
  });
}

function madeForecast(random: Random): OpenForecast {
  const { of, below, chance } = random;
  return {
    courierNumber: courierNumber(random),
    goods: of(goods) + (chance(0.4) ? ` ${of<string>(goods)}` : ''),
    remark: chance(0.6) ? of(sellers) : '',
    link: '',
    valueMinor: (5 + below(995)) * 100,
  };
}

/** Changes a word by one typing or reading error. */
export function withTypingError({ below, of }: Random, word: string): string {
  const chars = [...word];
  const at = 1 + below(chars.length - 1);
  const is = below(4);
  if (is === 0) return chars.with(at, of<string>('ABCDEFGHJKMNPQRSTVWXYZ0123456789')).join('');
  if (is === 1) return chars.toSpliced(at, 1).join('');
  if (is === 2) return chars.toSpliced(at, 0, of<string>('ABCDEFGHJK0123456789')).join('');
  return chars
    .with(at, chars[at - 1] ?? '')
    .with(at - 1, chars[at] ?? '')
    .join('');
}

const wide = (text: string) =>
  text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
const maskedName = (name: string) => (name[0] ?? '') + '*'.repeat(name.length - 1);
const maskedPhone = (phone: string) => `${phone.slice(0, 4)}****${phone.slice(-4).slice(-4)}`;

interface Drawn {
  readonly label: string;
  readonly courierNumber?: string;
}
type Kind = (random: Random, member: GeneratedMember) => Drawn;

/** The kinds of labels: each with its share in percent, and a function that writes it. */
const kinds: Readonly<Record<string, readonly [number, Kind]>> = {
  aliasAndName: [16, (_, m) => ({ label: `${m.alias} ${m.name}` })],
  aliasGlued: [6, (_, m) => ({ label: `${m.name}${m.alias.toLowerCase()}收` })],
  aliasSlippedAndName: [10, (r, m) => ({ label: `${withTypingError(r, m.alias)} ${maskedName(m.name)}` })],
  aliasSlippedAndPhone: [8, (r, m) => ({ label: `${withTypingError(r, m.alias)} ${m.phone.slice(-4)}` })],
  aliasSlipped: [6, (r, m) => ({ label: withTypingError(r, m.alias) })],
  aliasLookAlike: [5, (_, m) => ({ label: `${m.alias.replace(/0/g, 'O').replace(/1/g, 'I')} ${m.name}` })],
  aliasWide: [4, (_, m) => ({ label: `${wide(m.alias)}　${maskedName(m.name)}` })],
  aliasMasked: [
    7,
    (r, m) => {
      const at = 1 + r.below(m.alias.length - 2);
      return { label: `${m.alias.slice(0, at)}*${m.alias.slice(at + 1)} ${maskedPhone(m.phone)}` };
    },
  ],
  nameAndMaskedPhone: [10, (_, m) => ({ label: `${m.name} ${maskedPhone(m.phone)}` })],
  maskedNameAndPhone: [8, (_, m) => ({ label: `${maskedName(m.name)} ${maskedPhone(m.phone)}` })],
  nameAndTail: [6, (_, m) => ({ label: `${m.name} 尾号${m.phone.slice(-4)}` })],
  numberAndName: [6, (r, m) => ({ label: maskedName(m.name), courierNumber: likeForecast(r, m) })],
  number: [3, (r, m) => ({ label: '', courierNumber: likeForecast(r, m) })],
  goodsAndName: [
    3,
    (r, m) => {
      const { goods: what = '', remark = '', valueMinor = 0 } = r.of(m.forecasts) ?? {};
      return { label: `${m.name} ${what}${remark ? ` 寄件人:${remark}` : ''} ¥${valueMinor / 100}` };
    },
  ],
  aliasSlippedTwice: [
    5,
    (r, m) => ({
      label: `${withTypingError(r, withTypingError(r, m.alias))} ${m.name} ${m.phone.slice(-4)}`,
    }),
  ],
  aliasCut: [
    5,
    (r, m) => ({ label: `${m.alias.slice(0, 4)}${'*'.repeat(1 + r.below(3))} ${m.phone.slice(-4)}` }),
  ],
  phoneSlipped: [
    3,
    (r, m) => ({ label: `${m.name} ${m.phone.slice(0, 5)}${r.digits(1)}${m.phone.slice(6)}` }),
  ],
  code: [2, (_, m) => ({ label: `${m.code} ${maskedName(m.name)}` })],
};

function likeForecast(random: Random, { forecasts }: GeneratedMember): string {
  const { courierNumber: number = '' } = random.of(forecasts) ?? {};
  const { below, digits } = random;
  const at = 3 + below(number.length - 4);
  const is = below(4);
  if (is === 0)
    return number.slice(0, at) + String((Number(number[at]) + 1 + below(8)) % 10) + number.slice(at + 1);
  if (is === 1) return number.slice(0, at - 1) + number[at] + number[at - 1] + number.slice(at + 1);
  if (is === 2) return number.slice(0, -2 - below(2));
  return number.replace(/^[A-Z]{2}/, '').slice(digits(1) > '4' ? 1 : 0);
}

const needsForecast = /^(number|goods)/;

export function generateLabels(
  random: Random,
  members: readonly GeneratedMember[],
  count: number,
): GeneratedLabel[] {
  const drawn = Object.entries(kinds).flatMap(([kind, [share]]) => Array.from({ length: share }, () => kind));
  const expecting = members.filter(({ forecasts }) => forecasts.length > 0);
  const strangers = generateMembers(random, 40).map((one) => ({
    ...one,
    alias: memberAlias(
      Uint8Array.from([random.below(32), random.below(32), random.below(32), random.below(32)]),
    ),
    forecasts: [madeForecast(random)],
  }));
  return Array.from({ length: count }, () => {
    const kind = random.of(drawn);
    const stranger = random.chance(0.05);
    const owner = random.of(stranger ? strangers : needsForecast.test(kind) ? expecting : members);
    const { label, courierNumber: number } = writeOf(kind)(random, owner);
    return {
      kind: stranger ? 'stranger' : kind,
      owner: stranger ? '' : owner.id,
      label: noisy(random, label),
      courierNumber: number ?? courierNumber(random),
    };
  });
}

const writeOf = (kind: string): Kind => kinds[kind]?.[1] ?? (() => ({ label: '' }));

/** Adds the other texts of labels: places, goods, the day, and the sender with a phone. */
function noisy(random: Random, label: string): string {
  const { chance, of, digits } = random;
  return [
    chance(0.3) ? of<string>(streets) : '',
    label,
    chance(0.2) ? of<string>(goods) : '',
    chance(0.15) ? `寄件人:${of<string>(sellers)}` : '',
    chance(0.05) ? `${of<string>(surnames)}${of<string>(given)}${of<string>(given)}` : '',
    chance(0.04) ? `1${digits(10)}` : '',
    chance(0.08) ? `2026-0${1 + random.below(8)}-1${digits(1)}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
