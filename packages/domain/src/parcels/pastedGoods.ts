import { maxGoodsNameLength } from './declaration.ts';

/** The goods of one parcel as a text describes them; fields that the text does not mention are missing. */
export interface PastedGoods {
  readonly name?: string;
  readonly count?: number;
  readonly price?: PastedPrice;
  readonly link?: string;
}

/** A price as written: `"199.00"`; the currency is empty if the text does not name it. */
export interface PastedPrice {
  readonly amount: string;
  readonly currency: '' | 'CNY' | 'TWD' | 'HKD' | 'USD';
}

const link = /https?:\/\/[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+/;
const labelledName =
  /(?:商品(?:名[称稱]|[标標][题題])?|[宝寶][贝貝](?:名[称稱])?|品名|[货貨]品(?:名[称稱])?|物品|[内內]容物?|[标標][题題]|\b(?:item|goods|product|contents?)(?: name)?)\s*[:：=]\s*([^\n]+)/i;
/** Words after a count of pieces. */
const units =
  '(?:件|[双雙]|[个個]|套|盒|[条條]|[张張]|本|瓶|包(?!裹)|副|支|枝|罐|箱|袋|[颗顆]|片|[组組]|[对對]|[顶頂]|把|枚|[只隻]|台(?![币幣])|(?:pcs|pieces?|pairs?|boxes|sets?)\\b)';
const countForms: readonly RegExp[] = [
  /(?:[数數]量|件[数數]|\b(?:qty|quantity|pcs|pieces)\b)\s*[:：=x×*]?\s*(\d{1,4})(?!\d)/i,
  /(?<=^|[\s共)\p{Script=Han}])[x×*]\s?(\d{1,4})(?![\d.])/imu,
  /(?<![\d.])(\d{1,4})\s?[x×]\s(?=\p{L})/iu,
  new RegExp(`(?<![\\d.])(\\d{1,4})\\s?${units}`, 'i'),
];
const amount = '(\\d{1,7}(?:,\\d{3})*(?:\\.\\d{1,2})?)';
/** Signs and words that name a currency before an amount. */
const signs = 'NT\\$|HK\\$|US\\$|RMB|CNY|TWD|HKD|USD|人民[币幣]|[台臺新][币幣]|港[币幣]|美[金元]';
const priceForms: readonly RegExp[] = [
  new RegExp(
    `(?:[实實]付(?:款)?|合[计計]|[总總][价價额額]|付款|金[额額])[^\\d\\n¥￥$]{0,6}([¥￥]|NT\\$?|HK\\$|US\\$|RMB)?\\s*${amount}`,
    'i',
  ),
  new RegExp(`([¥￥]|${signs})\\s*${amount}`, 'i'),
  new RegExp(
    `(?:[单單]?[价價](?:格|[钱錢])?|\\b(?:price|total|paid)\\b)\\s*[:：=]?\\s*()${amount}(?!\\d)`,
    'i',
  ),
];
const pricePlain = new RegExp(`(?<![\\d.])${amount}\\s?(元|人民[币幣]|台[币幣]|[块塊])`, 'i');

/** Lines that are not about goods. */
const otherLines =
  /[订訂][单單]|收[货貨件]|地址(?!牌)|[复複][制製]|打[开開]|包裹|快[递遞](?![盒袋箱])|[签簽]收|派[送件]|[发發][货貨]|物流|[运運][单單]|[电電][话話](?![卡手机機])|手[机機](?=\s*(?:[:：号號尾]|\d{4}|#|$))|[客]服|[您你亲親]|[实實]付|合[计計]|[优優]惠|[运運][费費]|[数數]量|[规規]格|[颜顏]色|尺[码碼]|日期|[时時][间間]|[付退]款|旗[舰艦]店|专[卖营]店|专卖|店[铺鋪]|[卖賣]家|[驿驛]站|取件|已[完成揽攬收到]|交易|成功|[验驗][证證]|[电電][脑腦]端|[链鏈]接|http|\b(?:order|tracking|shipped|delivered|courier|phone|address|total|paid|qty|quantity|dear|date|parcel|package)\b/i;
/** Labels before a number that was taken out; they name no goods. */
const labelWords =
  /(?:[银銀]行卡|QQ群?|取[货貨件][码碼]|(?:[运運]|快[递遞]|物流)?[单單][号號][码碼]?|(?:商品)?[条條][码碼])(?=[\s:：]|$)|^\s*[内內]件(?=\s)/gi;
/** Lines about a courier's route, and about sharing from a shop's app. */
const wayLines = /到[达達]|[转轉][运運]|分[拨撥]|^我在(?:拼多多|淘宝|京东)/;
const brackets = /[「『“"]([^「」『』“”"\n]{2,80})[」』”"]/;
const courierNames =
  /顺丰(?:速运|快递)?|順豐(?:速運|快遞)?|[圆圓]通(?:速[递遞]|快[递遞])?|中通(?:快[递遞])?|[韵韻][达達](?:快[递遞]|速[递遞])?|申通(?:快[递遞])?|[极極]兔(?:速[递遞]|快[递遞])?|[邮郵]政|京[东東](?:快[递遞]|物流)?|德邦|百世|\b(?:EMS|SF|YTO|ZTO|STO|J&T|Yunda)\b/gi;

/**
 * The goods in one parcel's part of a text. With `line` the text is one line of a list, and everything except
 * number, courier, count and price is the name of the goods.
 * @example readGoods('商品:棉上衣 数量:2 实付¥99.00').count // → 2
 * @example readGoods('【顺丰】您的快件已到').name // → undefined
 */
export function readGoods(text: string, { line = false }: { line?: boolean } = {}): PastedGoods {
  const found = link.exec(text)?.[0].replace(/[.,;:!?)\]']+$/, '');
  const without = text.replace(new RegExp(link, 'g'), ' ');
  const count = readCount(without);
  const price = readPrice(without);
  const name = nameIn(without, line);
  return {
    ...(name === undefined ? {} : { name }),
    ...(count === undefined ? {} : { count }),
    ...(price === undefined ? {} : { price }),
    ...(found === undefined || found.length > 500 ? {} : { link: found }),
  };
}

/**
 * The number of pieces in a cell or text.
 * @example readCount('共 3 件') // → 3
 */
export function readCount(text: string): number | undefined {
  for (const form of countForms) {
    const count = Number(form.exec(text)?.[1]);
    if (count >= 1 && count <= 9999) return count;
  }
  return undefined;
}

/**
 * The price in a text. A paid price is preferred to an asking price. `yuan` says whether 元 means Chinese yuan; by
 * default the words of the text decide this.
 * @example readPrice('¥129 实付款 ¥99.50')?.amount // → '99.50'
 */
export function readPrice(text: string, { yuan = saysYuan(text) } = {}): PastedPrice | undefined {
  for (const form of priceForms) {
    const match = form.exec(text);
    if (match?.[2] && Number(match[2].replaceAll(',', '')) > 0)
      return {
        amount: match[2].replaceAll(',', ''),
        currency: currencyOf(match[1] ?? '') || yuanIn(text, match[2], yuan),
      };
  }
  const match = pricePlain.exec(text);
  if (!match?.[1] || Number(match[1].replaceAll(',', '')) === 0) return undefined;
  return {
    amount: match[1].replaceAll(',', ''),
    currency: /人民/.test(match[2] ?? '')
      ? 'CNY'
      : /台/.test(match[2] ?? '')
        ? 'TWD'
        : yuanIn(text, match[1], yuan),
  };
}

/**
 * CNY if 元 follows the amount and means yuan, as in texts of mainland shops, which use simplified characters. In
 * another currency, such as Taiwan dollars, the same amount would be only a fraction of the price.
 */
function yuanIn(text: string, amountText: string, yuan: boolean): 'CNY' | '' {
  const after = text.slice(text.indexOf(amountText) + amountText.length);
  if (/^\s?块/.test(after)) return 'CNY';
  return /^\s?元/.test(after) && yuan ? 'CNY' : '';
}

const saysYuan = (text: string): boolean =>
  /[单价实货订运总数个双条张]/.test(text) && !/[單價實貨訂運總數個雙條張]/.test(text);

/**
 * Whether a sheet is written in simplified characters, so that 元 in its cells and heads means yuan. Because a sheet
 * is long, this also checks characters that are common in names of goods; for a single line they are not checked.
 * @example isSimplifiedSheet('单号\t品名') // → true
 * @example isSimplifiedSheet('單號\t品名') // → false
 */
export const isSimplifiedSheet = (text: string): boolean =>
  /[单价实货订运总数额递码链个双条张组对纯裤壳机电马线灯宝贝车书图顺圆]/.test(text) &&
  !/[單價實貨訂運總數額遞碼鏈個雙條張組對純褲殼機電馬線燈寶貝車書圖順圓號衛襯]/.test(text);

function currencyOf(sign: string): PastedPrice['currency'] {
  if (/^(?:[¥￥]|RMB|CNY|人民[币幣])$/i.test(sign)) return 'CNY';
  if (/^(?:NT\$?|TWD|[台臺新][币幣])$/i.test(sign)) return 'TWD';
  if (/^(?:HK\$|HKD|港[币幣])$/i.test(sign)) return 'HKD';
  return /^(?:US\$|USD|美[金元])$/i.test(sign) ? 'USD' : '';
}

function nameIn(text: string, line: boolean): string | undefined {
  for (const [, labelled = ''] of text.matchAll(new RegExp(labelledName, 'gi'))) {
    const cut =
      labelled.split(/[,，;；|]|\s(?:[数數]量|[规規]格|[单單]?[价價]格?|[实實]付|qty\b|price\b)/i)[0] ?? '';
    const name = goodsName(cut);
    if (name !== undefined) return name;
  }
  const quoted = brackets.exec(text)?.[1];
  if (quoted !== undefined && !otherLines.test(quoted)) {
    const name = goodsName(quoted);
    if (name !== undefined) return name;
  }
  if (line)
    return otherLines.test(text) ? undefined : goodsName(text.replace(/^\s*\(?\d{1,3}[.、):]\s*/, ''));
  const titles = text
    .split('\n')
    .filter(
      (one) =>
        !otherLines.test(one) &&
        !wayLines.test(one) &&
        // The name after such a word was looked for above.
        !labelledName.test(one) &&
        /\p{L}{2}/u.test(one) &&
        !/^\s*[【[（(][^】\]）)]*[】\]）)]\s*$/.test(one),
    )
    .flatMap((one) => goodsName(one) ?? [])
    .filter((one) => one.length >= 4);
  return titles.toSorted((a, b) => b.length - a.length)[0];
}

const amountsInName = new RegExp(
  `[¥￥]\\s*[\\d.,]+|(?:${signs}|NT|HK|US)\\s*\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:元|人民[币幣]|台[币幣]|[块塊])`,
  'gi',
);
const countsInName = new RegExp(`共?(?<![\\d.])\\d{1,4}\\s?${units}`, 'gi');

/**
 * The text as the name of goods: without shop marks in brackets, count, price, and signs at its ends; cut to the
 * allowed length. Undefined if nothing is left.
 * @example goodsName('【淘宝】棉上衣 x2 ¥99') // → '棉上衣'
 */
export function goodsName(text: string): string | undefined {
  const name = text
    .replace(/【[^】]*】|\[[^\]]*\]/g, ' ')
    .replace(amountsInName, ' ')
    .replace(/(?<=^|[\s共)\p{Script=Han}])[x×*]\s?\d{1,4}(?![\d.])/giu, ' ')
    .replace(countsInName, ' ')
    .replace(/(?:[单單][价價]|共|各)(?=[\s\d\p{P}]*$)/gu, ' ')
    .replace(/(?<![\d.])\d{1,4}\s?[x×]\s(?=\p{L})/giu, ' ')
    .replace(labelWords, ' ')
    .replace(courierNames, ' ')
    .replace(/#+/g, ' ')
    .replace(/(?<=^|\s)[\d.,]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '');
  return /\p{L}{2}/u.test(name) ? [...name].slice(0, maxGoodsNameLength).join('').trim() : undefined;
}
