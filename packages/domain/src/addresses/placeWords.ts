const place = /^(?:\d{3,6})?(\p{Script=Han}{2}[縣县市])?(\p{Script=Han}{1,3}?[區区鄉乡鎮镇市])?(.*)$/u;
const houseNumber = /^(?:\d.*|[號号樓楼].*)$/u;
const street = /[路街道段巷弄號号村里\d]/u;

/**
 * What of typed words says where somebody lives: of an address in Chinese letters its county and district, since no pickup
 * point stands at one's own door. Other words stay as they are.
 */
export function placeWords(typed: string): string {
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
