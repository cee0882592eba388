/**
 * Writes the price of sending a box as a piece of a web page. It needs no key.
 *
 *   CROSSDOCK_HOST=https://shop.example node priceOnPage.mts TW 106 2500x300x200x100 > prices.html
 */
import { Crossdock } from '@crossdock/client';

const shop = Crossdock({ host: process.env.CROSSDOCK_HOST ?? '' });
const [country = 'TW', zip = '', box = '1000x200x200x200'] = process.argv.slice(2);

const { currency } = await shop.call('getShopInfo', {});
const { offers } = await shop.call('sumFree', { country, zip, boxes: [box], goodsType: 'clothes' });

const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
const minorPerUnit = 10 ** (digits.maximumFractionDigits ?? 2);
const price = (minor: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(minor / minorPerUnit);
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

console.log('<table>');
for (const { name, minDays, maxDays, quote } of offers)
  if (quote)
    console.log(
      `<tr><td>${safe(name)}</td><td>${minDays}–${maxDays} days</td><td>${price(quote.totalMinor)}</td></tr>`,
    );
console.log('</table>');
