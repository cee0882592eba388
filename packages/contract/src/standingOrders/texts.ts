import type { DueCondition, StandingConditions } from '@crossdock/domain/standingOrders/rules.ts';
import { dayText } from '../wire/dayText.ts';
import { locales } from '../wire/locale.ts';
import { moneyText } from '../wire/moneyText.ts';
import type { Lang, Texts } from '../wire/values.ts';

interface Counted {
  readonly none?: Texts;
  readonly one: Texts;
  readonly other: Texts;
}

/** The conditions of a rule, each as a clause. */
const conditions = {
  parcels: {
    one: { zh: '有包裹上架', tw: '有包裹上架', en: 'a parcel is on the shelf' },
    other: { zh: '架上满 {n} 件', tw: '架上滿 {n} 件', en: '{n} parcels are on the shelf' },
  },
  freeDays: {
    none: {
      zh: '最早的包裹免费仓储用完',
      tw: '最早的包裹免費倉儲用完',
      en: 'the oldest parcel has no free days left',
    },
    one: {
      zh: '最早的包裹只剩 1 天免费仓储',
      tw: '最早的包裹只剩 1 天免費倉儲',
      en: 'the oldest parcel has 1 free day left',
    },
    other: {
      zh: '最早的包裹只剩 {n} 天免费仓储',
      tw: '最早的包裹只剩 {n} 天免費倉儲',
      en: 'the oldest parcel has {n} free days left',
    },
  },
} as const satisfies Record<string, Counted>;

const weights = {
  actual: { zh: '实重满 {n}', tw: '實重滿 {n}', en: 'they weigh {n}' },
  chargeable: { zh: '计费重满 {n}', tw: '計費重滿 {n}', en: 'their chargeable weight is {n}' },
} as const;

/** Whole sentences that describe a rule's action. */
const rules = {
  asks: {
    zh: '{when}时，先问我；我同意后用“{lane}”寄给{place}，从余额付款，最多 {limit}。',
    tw: '{when}時，先問我；我同意後用「{lane}」寄給{place}，從餘額付款，最多 {limit}。',
    en: 'When {when}: ask me, then ship by {lane} to {place} and pay up to {limit} from my balance.',
  },
  acts: {
    zh: '{when}时，直接用“{lane}”寄给{place}，从余额付款，最多 {limit}。',
    tw: '{when}時，直接用「{lane}」寄給{place}，從餘額付款，最多 {limit}。',
    en: 'When {when}: ship by {lane} to {place} without asking and pay up to {limit} from my balance.',
  },
} as const;

/** Clauses about extras: insurance, services. */
const besides = {
  insured: { zh: '按申报价值投保。', tw: '依申報價值投保。', en: 'Insure the declared value.' },
  services: {
    one: { zh: '加 1 项服务。', tw: '加 1 項服務。', en: 'Add 1 service.' },
    other: { zh: '加 {n} 项服务。', tw: '加 {n} 項服務。', en: 'Add {n} services.' },
  },
} as const;

/** Why a rule was due, each condition as a clause. */
const causes = {
  parcels: {
    one: {
      zh: '{day}起有 1 件包裹上架',
      tw: '{day}起有 1 件包裹上架',
      en: '1 parcel has been in since {day}',
    },
    other: {
      zh: '{day}起有 {n} 件包裹上架',
      tw: '{day}起有 {n} 件包裹上架',
      en: '{n} parcels have been in since {day}',
    },
  },
  weight: { zh: '共重 {n}', tw: '共重 {n}', en: 'the weight is {n}' },
  freeDays: {
    none: {
      zh: '最早的已经没有免费仓储',
      tw: '最早的已經沒有免費倉儲',
      en: 'the oldest has no free days left',
    },
    one: {
      zh: '最早的只剩 1 天免费仓储',
      tw: '最早的只剩 1 天免費倉儲',
      en: 'the oldest has 1 free day left',
    },
    other: {
      zh: '最早的只剩 {n} 天免费仓储',
      tw: '最早的只剩 {n} 天免費倉儲',
      en: 'the oldest has {n} free days left',
    },
  },
} as const;

const because = { zh: '因为{causes}。', tw: '因為{causes}。', en: 'Because {causes}.' } as const;

const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const counted = (lang: Lang, texts: Counted, n: number, more: Readonly<Record<string, string>> = {}) =>
  fill((n === 0 ? (texts.none ?? texts.other) : n === 1 ? texts.one : texts.other)[lang], { n, ...more });

const kilos = (lang: Lang, grams: number) => `${grams / 1000} ${lang === 'en' ? 'kg' : '公斤'}`;

const anyOf = (lang: Lang, parts: readonly string[]) =>
  new Intl.ListFormat(locales[lang], { type: 'disjunction' }).format(parts);

/** Joins clauses that must all hold. In Chinese they need no word between them. */
const allOf = (lang: Lang, parts: readonly string[]) =>
  lang === 'en' ? new Intl.ListFormat('en', { type: 'conjunction' }).format(parts) : parts.join('，');

interface RuleTextParams extends StandingConditions {
  readonly asksFirst: boolean;
  readonly limitMinor: number;
  readonly currency: string;
  readonly lane: string;
  readonly consignee: string;
  readonly region: string;
  readonly insured?: boolean;
  readonly services?: readonly unknown[];
}

/** Describes a rule in one sentence. */
export function standingSentence(lang: Lang, rule: RuleTextParams): string {
  const { parcels, weightG, weightBy, freeDaysLeft, consignee, region } = rule;
  const clauses = [
    ...(parcels === null ? [] : [counted(lang, conditions.parcels, parcels)]),
    ...(weightG === null ? [] : [fill(weights[weightBy][lang], { n: kilos(lang, weightG) })]),
    ...(freeDaysLeft === null ? [] : [counted(lang, conditions.freeDays, freeDaysLeft)]),
  ];
  const near = lang === 'en' ? ` (${region})` : `（${region}）`;
  const said = fill(rules[rule.asksFirst ? 'asks' : 'acts'][lang], {
    when: anyOf(lang, clauses),
    lane: rule.lane,
    place: region === '' ? consignee : `${consignee}${near}`,
    limit: moneyText(rule.limitMinor, rule.currency, lang),
  });
  const { insured = false, services = [] } = rule;
  return [
    said,
    ...(insured ? [besides.insured[lang]] : []),
    ...(services.length === 0 ? [] : [counted(lang, besides.services, services.length)]),
  ].join(lang === 'en' ? ' ' : '');
}

interface CauseTextParams {
  readonly dueBy: readonly DueCondition[];
  readonly parcelCount: number;
  readonly weightG: number;
  readonly freeDaysLeft: number | null;
  /** The day on which the first of the parcels was shelved. */
  readonly sinceDay: string;
}

/** Explains in one sentence why a rule was due. The parcels are always mentioned. */
export function causeSentence(lang: Lang, cause: CauseTextParams): string {
  const { dueBy, parcelCount, weightG, freeDaysLeft } = cause;
  const clauses = [
    counted(lang, causes.parcels, parcelCount, { day: dayText(cause.sinceDay, lang) }),
    ...(dueBy.includes('weight') ? [fill(causes.weight[lang], { n: kilos(lang, weightG) })] : []),
    ...(dueBy.includes('freeDays') ? [counted(lang, causes.freeDays, freeDaysLeft ?? 0)] : []),
  ];
  return fill(because[lang], { causes: allOf(lang, clauses) });
}
