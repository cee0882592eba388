const place = /^(?:\d{3,6})?(\p{Script=Han}{2}[縣县市])?(\p{Script=Han}{1,3}?[區区鄉乡鎮镇市])?(.*)$/u;
const houseNumber = /^(?:\d.*|[號号樓楼].*)$/u;
const street = /[路街道段巷弄號号村里\d]/u;

/**
 * The part of a typed address to search pickup points by: county and district for Chinese text, else the words
 * unchanged. A full street address would match no pickup point.
 * @example pointSearchText('台北市大安區信義路四段1號') // → '台北市 大安區'
 * @example pointSearchText('7-11') // → '7-11'
 */
export function pointSearchText(typed: string): string {
  const words = typed.split(/\s+/).filter(Boolean);
  const places = words.map(placesIn);
  const isAddress = places.some((one) => one !== undefined);
  return words
    .flatMap((word, at) => places[at] ?? (isAddress && houseNumber.test(word) ? [] : word))
    .join(' ');
}

function placesIn(word: string): string[] | undefined {
  const [, county = '', district = '', rest = ''] = place.exec(word) ?? [];
  const isAddress = (county !== '' && district !== '' && rest === '') || street.test(rest);
  return isAddress && (county !== '' || district !== '') ? [county, district].filter(Boolean) : undefined;
}
