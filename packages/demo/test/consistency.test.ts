import { usualCarriers } from '@crossdock/domain/pricing/usualCarriers.ts';
import { expect, test } from 'vitest';
import { demoAnnouncements } from '../src/announcements/texts.ts';
import type { GoodsShape } from '../src/goodsPictures.ts';
import { demoLanes } from '../src/lanes/lanes.ts';
import { demoProducts } from '../src/productCatalogue.ts';

/** A pattern for the goods that each shape can show. */
const drawn: Readonly<Record<GoodsShape, RegExp>> = {
  tin: /Tieguanyin/,
  box: /boxes/,
  gaiwan: /gaiwan/,
  cake: /cake/,
  pouch: /dates|Bubble bags/,
  scarf: /scarf/,
  bottle: /flask/,
  bag: /tote bag/,
  shirt: /T-shirt/,
  lamp: /light/,
  book: /notebook/,
};

test.each(demoProducts.map(({ names: [, , name], shape }) => ({ name, shape })))(
  'the drawing of $name shows that thing',
  ({ name, shape }) => expect(name).toMatch(drawn[shape]),
);

const channels = Object.values(demoLanes).flatMap((lanes) => lanes.channels);

const words = {
  sea: [/海快|海运|特货/, /海快|海運|特貨/, /[Ss]ea|special/],
  air: [/空运/, /空運/, /[Aa]ir/],
  land: [/陆运/, /陸運/, /road/],
} as const;

test.each(channels)('$code is named after its way of transport', ({ code, mode, zh, tw, en }) => {
  const [inZh, inTw, inEn] = words[mode];
  expect([zh, tw, en]).toEqual([
    expect.stringMatching(inZh),
    expect.stringMatching(inTw),
    expect.stringMatching(inEn),
  ]);
  for (const [other, [, , theirs]] of Object.entries(words))
    if (other !== mode) expect(en).not.toMatch(theirs);
  if (/SEA|AIR|LAND/.test(code)) expect(code).toContain(mode.toUpperCase());
});

test.each(channels)('home deliveries by $code have their partner carrier', ({ carriers, partner }) => {
  const usual = Object.values(usualCarriers).flat();
  const phones = carriers
    .filter(({ deliveryType }) => deliveryType === 2)
    .map(({ code }) => usual.filter((one) => one.code === code).map(({ phone }) => phone));
  for (const known of phones) expect(known).toContain(partner.phone);
});

test('no announcement names a month, because the demo is created at any time', () => {
  const texts = demoAnnouncements.flatMap(({ notes }) => Object.values(notes));
  const months =
    /(\d+|[一二三四五六七八九十]) ?月|雙十|双十|元旦|January|October|December|Double Twelve|New Year/;
  expect(texts.filter((text) => months.test(text))).toEqual([]);
});
