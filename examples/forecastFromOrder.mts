/**
 * Forecasts a parcel for the buyer of a web shop's order, so that they see it before it arrives at the warehouse. The key
 * needs "View members" and "Assign unclaimed parcels".
 *
 *   CROSSDOCK_HOST=https://shop.example CROSSDOCK_KEY=crossdock_… node forecastFromOrder.mts order.json
 *
 * order.json: {"number": "10023", "buyer": "0912345678", "courierNumber": "SF1234567890",
 *              "goods": {"type": "clothes", "name": "Shirt", "count": 2, "valueMinor": 120000}}
 */
import { readFileSync } from 'node:fs';
import { Crossdock } from '@crossdock/client';

const shop = Crossdock({ host: process.env.CROSSDOCK_HOST ?? '', key: process.env.CROSSDOCK_KEY });
const order = JSON.parse(readFileSync(process.argv[2] ?? 'order.json', 'utf8'));

const { list: found } = await shop.call('listMembers', { words: order.buyer });
const [member] = found;
if (member === undefined || found.length > 1) throw new Error(`${found.length} members match ${order.buyer}`);

const { list } = await shop.call(
  'forecastForMember',
  {
    memberId: member.id,
    courierNumber: order.courierNumber,
    goodsType: order.goods.type,
    goodsName: order.goods.name,
    goodsCount: order.goods.count,
    declaredValueMinor: order.goods.valueMinor,
  },
  // Sending the same order twice forecasts it only once.
  { idempotencyKey: `order ${order.number}` },
);
for (const { courierNumber, result } of list) console.log(`${courierNumber}: ${result}`);
