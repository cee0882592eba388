import type { TextSpan } from './plainText.ts';

export type AddressLabelKind = 'name' | 'phone' | 'address' | 'zip' | 'none';

export interface AddressLabel extends TextSpan {
  readonly kind: AddressLabelKind;
}

/** Words that shops and chats print before a part of an address, by the kind of part that follows. */
const words: readonly (readonly [AddressLabelKind, string])[] = [
  [
    'name',
    '收件人姓名|收件者姓名|收件人|收貨人|收货人|收件者|取件人|聯絡人|联系人|姓名|名字|recipient name|recipient|receiver|full name|name|attn|penerima|nama penuh|nama|ชื่อผู้รับ|ผู้รับ|ชื่อ-สกุล|ชื่อ-นามสกุล|ชื่อ',
  ],
  [
    'phone',
    '收件人電話|聯絡電話|連絡電話|联系电话|手機號碼|手机号码|行動電話|電話號碼|電話|电话|手機|手机|telephone|phone number|phone no|phone|mobile|contact no|contact|tel no|tel|h/p|hp|no telefon|no tel|telefon|เบอร์โทรศัพท์|เบอร์โทร|โทรศัพท์|มือถือ|เบอร์|โทร',
  ],
  [
    'address',
    '收件地址|收貨地址|收货地址|配送地址|送貨地址|寄送地址|詳細地址|详细地址|地址|住址|shipping address|delivery address|address|alamat penghantaran|alamat|ที่อยู่จัดส่ง|ที่อยู่',
  ],
  [
    'zip',
    '郵遞區號|邮递区号|邮政编码|郵政編碼|郵編|邮编|postal code|postcode|post code|zip code|zip|poskod|รหัสไปรษณีย์|รหัส',
  ],
  ['none', '備註|备注|remarks|remark|note|notes|nota|หมายเหตุ|訂單編號|订单编号|order no|order id'],
];

/**
 * The labels in a pasted text. In Latin letters a label needs a colon, because `Mobile` or `Name` may be a word of
 * the address. In other scripts a label that begins a line or follows a blank can also be followed by a blank, a line
 * end or a digit.
 * @example addressLabelsIn('電話:0912345678')[0]?.kind // → 'phone'
 */
export function addressLabelsIn(text: string): AddressLabel[] {
  const found: AddressLabel[] = [];
  for (const [kind, list] of words)
    for (const match of text.matchAll(pattern(list))) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (!found.some((one) => span.start < one.end && one.start < span.end)) found.push({ ...span, kind });
    }
  return found.sort((a, b) => a.start - b.start);
}

function pattern(list: string): RegExp {
  const colon = String.raw`\s*[:=]\s*`;
  const all = list.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\.?\s*`);
  const own = list
    .split('|')
    .filter((word) => !/[a-z]/.test(word))
    .join('|');
  const before = String.raw`(?<![\p{Script=Latin}\p{Script=Thai}\p{M}])`;
  return new RegExp(
    String.raw`${before}(?:[\[【(]?(?:${all})\.?[\]】)]?${colon}|[\[【](?:${all})[\]】]|(?:^|(?<=\n|\s))(?:${own})\.?(?:\s+|(?=[\d+(])))`,
    'giu',
  );
}
