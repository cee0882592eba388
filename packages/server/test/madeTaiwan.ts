import type { Dice } from './dice.ts';
import { below, type GeneratedAddress, hanNames, mixAddressParts, type Tables } from './madeParts.ts';

const wide = (text: string) =>
  text.replace(/[0-9]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)).replaceAll(' ', '　');

const taiwanRoads =
  '中山路 中正路 民生東路三段 和平東路二段 忠孝東路四段 信義路五段 文化路一段 復興北路 成功路 光復南路 建國一路 自由路二段 大同街 福德街 台灣大道三段 永和路二段 四維三路 新生南路一段 健康路 東門街'.split(
    ' ',
  );
/** A floor, a room and a number as people write them. */
function taiwanDoor(dice: Dice): string {
  const lane = dice.may(0.3)
    ? `${1 + dice.below(300)}巷${dice.may(0.4) ? `${1 + dice.below(40)}弄` : ''}`
    : '';
  const more = dice.of(['', '', '', `之${1 + dice.below(9)}`, 'A室', '(後棟)', '-2']);
  const floor = dice.may(0.6) ? `${2 + dice.below(18)}${dice.of(['樓', '樓', 'F'])}${more}` : '';
  const number = `${1 + dice.below(400)}${dice.of(['', '', '', '', `之${1 + dice.below(9)}`, `-${1 + dice.below(9)}`])}`;
  return `${lane}${number}號${floor}`;
}

function taiwanPhone(dice: Dice, local: string): string {
  const own = local.slice(1);
  const three = [own.slice(0, 3), own.slice(3, 6), own.slice(6)];
  return dice.of([
    local,
    local,
    `0${three.join('-')}`,
    `0${three.join(' ')}`,
    `+886${own}`,
    `+886 ${three.join(' ')}`,
    `(+886) ${own}`,
    `886-${three.join('-')}`,
    `0${own.slice(0, 3)}-${own.slice(3)}`,
  ]);
}

const cityNames = ['臺北市', '新北市', '高雄市', '桃園市'];

export function generateTaiwanAddress(dice: Dice, tables: Tables): GeneratedAddress {
  const county = dice.of(below(tables, null, 'TW'));
  const district = dice.of(below(tables, county.id, 'TW'));
  const road = dice.of(taiwanRoads);
  const detail = taiwanDoor(dice);
  const local = `09${dice.digits(8)}`;
  const own = district.zip ?? '';
  const wrong = dice.may(0.05) ? dice.of(below(tables, county.id, 'TW')).zip : null;
  const contradicts = wrong !== null && wrong !== own;
  const longer = contradicts
    ? wrong
    : dice.of([own, own, `${own}${dice.digits(2)}`, `${own}${dice.digits(3)}`, '']);
  const plain = (name: string) => (dice.may(0.7) ? name.replaceAll('臺', '台') : name);
  const simple = dice.may(0.1);
  const open = dice.may(0.08) && below(tables, null, 'TW').length > 0;
  const twins =
    tables.areas.filter((one) => one.country === 'TW' && one.localName === district.localName).length > 1;
  const short = cityNames.includes(county.localName) && dice.may(0.1);
  const countyName = short ? county.localName.slice(0, 2) : county.localName;
  const place = open
    ? plain(district.localName)
    : simple
      ? `${county.zh}${district.zh}`
      : `${plain(countyName)}${dice.may(0.1) ? ' ' : ''}${plain(district.localName)}`;
  const village = dice.may(0.08) ? '龍門里5鄰' : '';
  const body = `${dice.may(0.05) ? '台灣' : ''}${place}${dice.may(0.15) ? ' ' : ''}${village}${road}${detail}`;
  const written = !longer
    ? body
    : dice.of([`${longer}${body}`, `${longer} ${body}`, `${body} ${longer}`, `(${longer})${body}`]);
  const name = dice.of([...hanNames, '撒韻娜', 'Kevin Chen', '阮氏芳']);
  const titled = dice.of([name, name, name, name, `${name}先生`, `${name} 收`, `${name} 小姐`]);
  const second = dice.may(0.06) ? `09${dice.digits(8)}` : '';
  const landline = dice.may(0.08)
    ? dice.of(['(02)2720-8889', '02-27208889', '07-3312345', '(04)2225-1234#123'])
    : '';
  const phones = [taiwanPhone(dice, local), second, landline].filter(Boolean).join(' ');
  const text = mixAddressParts(dice, titled, phones, written, true);
  const unknown = open && twins && longer === '';
  return {
    text: dice.may(0.1) ? wide(text) : text,
    country: 'TW',
    fields: {
      ...{ country: 'TW', consignee: name, phone: second ? '' : local, tel: landline },
      ...{ province: unknown ? '' : county.localName, city: unknown ? '' : district.localName, area: '' },
      ...{ street: `${village}${road}`, door: `${village}${road}${detail}` },
      zip: unknown || contradicts ? '' : longer || own,
    },
  };
}
