/**
 * A phone number on a label: the readable digits before and after the masked part. Without a mask, `end` is
 * the whole number.
 */
interface LabelPhone {
  readonly start: string;
  readonly end: string;
}

/** The hints of a label about the parcel's owner. Texts in upper case and half width. */
export interface LabelHints {
  /** Words of letters and digits, such as an alias or an invitation code. */
  readonly words: readonly string[];
  /** Words of letters and digits with stars in them. */
  readonly maskedWords: readonly string[];
  readonly phones: readonly LabelPhone[];
  /** Runs of Chinese characters: names, and other words. */
  readonly names: readonly string[];
  /** Names with stars in them, or with a title in place of the given name. */
  readonly maskedNames: readonly string[];
  /** The senders. The other hints contain nothing of the sender. */
  readonly sellers: readonly string[];
  /** Amounts with a sign or unit of money, in whole units as written. */
  readonly amounts: readonly number[];
}

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** Words that come before a sender's name. A single character needs a colon after it. */
const sender =
  /(?:寄件人|寄件|发件人|發件人|发货人|發貨人|卖家|賣家|店铺|店鋪|商家|SENDER|FROM|SELLER|SHOP)[:\s]+([^\s,;|]+)|寄:\s*([^\s,;|]+)/gu;
const money =
  /(?:¥|NT\$|HK\$|\$|฿|RMB|CNY|TWD|HKD|THB|MYR)\s*(\d[\d,]*(?:\.\d{1,2})?)|(\d[\d,]*(?:\.\d{1,2})?)\s*(?:元|块|塊|圓)/gu;
const masked = /\p{Script=Han}+\*+\p{Script=Han}*|\*+\p{Script=Han}+/gu;
const runs = /[A-Z0-9*+][A-Z0-9*+-]*/g;
const titles = /(?:先生|小姐|女士|太太)(?=$)/u;
const aroundNames = /^(?:收件人|收货人|收貨人|收)|(?:亲收|親收|收)$/gu;

/**
 * Reads a label: `陳** A7KD 138****5678 寄:優衣庫` gives the masked name, the word, the phone, and separately the sender.
 * Never decides whether a word is an alias.
 * @example labelHintsOf('王小明 Ａ7kd 138****5678').words // → ['A7KD']
 * @example labelHintsOf('陈小姐 尾号5678').maskedNames // → ['陈*']
 */
export function labelHintsOf(label: string): LabelHints {
  let text = label.normalize('NFKC').toUpperCase().replace(/[×●•]/gu, '*');
  /** Takes all matches out of the text, so that each is read once. */
  const take = (form: RegExp): string[] => {
    const found = [...text.matchAll(form)].map(([whole, ...parts]) => parts.find(Boolean) ?? whole);
    text = text.replace(form, ' ');
    return found;
  };
  const sellers = take(sender);
  const amounts = take(money).map((amount) => Number(amount.replace(/,/g, '')));
  const starred = take(masked);
  const written = take(runs).map((run) => run.replace(/[-+]/g, ''));
  const han = (text.match(/\p{Script=Han}{2,}/gu) ?? []).map((run) => run.replace(aroundNames, ''));
  const titled = han.filter((run) => titles.test(run)).map((run) => `${run.replace(titles, '')}*`);
  const words = written.filter((run) => run.length >= 2 && !run.includes('*'));
  return {
    words: unique(words),
    maskedWords: unique(
      written.filter((run) => /[A-Z]/.test(run) && run.includes('*') && readable(run) >= 3),
    ),
    phones: written.flatMap(phoneIn),
    names: unique(han.filter((run) => run.length >= 2 && !titles.test(run))),
    maskedNames: unique([...starred, ...titled.filter((name) => name.length > 1)]),
    sellers: unique(sellers),
    amounts: unique(amounts.filter((amount) => amount > 0)),
  };
}

const readable = (run: string): number => run.replace(/\*/g, '').length;

function phoneIn(run: string): LabelPhone[] {
  const [, start = '', end = ''] = /^(\d*)\*+(\d+)$/.exec(run) ?? [];
  if (end.length >= 4) return [{ start: start.replace(/^0+/, ''), end }];
  return /^\d{4,}$/.test(run) ? [{ start: '', end: withoutZero(run) }] : [];
}

/** A local phone number without the leading zero, so that all spellings of the number have the same end. */
const withoutZero = (digits: string): string => (digits.length >= 8 ? digits.replace(/^0+/, '') : digits);

/**
 * Whether a run of Chinese characters looks like a person’s name: two to four characters behind a usual family name.
 * @example looksLikeName('外套') // → false
 */
export function looksLikeName(run: string): boolean {
  return run.length >= 2 && run.length <= 4 && familyNames.has(run.charAt(0));
}

/** The most common family names in either script, without those that begin many words (高, 黃, 白, 金, 石). */
const familyNames = new Set(
  '王李张張刘劉陈陳杨楊赵趙吴吳周徐孙孫马馬朱胡郭何罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖蕭萧蔡潘袁董余苏蘇叶葉吕呂魏蒋蔣沈姚卢盧姜崔谭譚廖范汪贾賈邱侯邹鄒熊孟秦阎薛雷贺賀倪汤龚龔庄莊欧歐林',
);
