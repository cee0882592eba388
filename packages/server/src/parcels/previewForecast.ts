import { refuse } from '@crossdock/contract/refusals.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { courierNumberProblem, parseCourierNumbers } from '@crossdock/domain/parcels/couriers.ts';
import { likelyGoodsType, minMembersForGuess } from '@crossdock/domain/parcels/goodsGuess.ts';
import type { Handler } from '../platform/handler.ts';
import { goodsOfMember, goodsOfShop, parcelsWithNumbers } from './forecastPreview.store.ts';
import { refusalsOf } from './refusals.store.ts';

type Result = Output<'previewForecast'>['list'][number]['result'];
type Known = Awaited<ReturnType<typeof parcelsWithNumbers>>[number];

export const previewForecast: Handler<'previewForecast'> = async (tx, actor, input) => {
  const { numbers } = parseCourierNumbers(input.courierNumber);
  const { batchMax: max } = actor.shop.settings;
  if (numbers.length > max)
    return refuse('parcel.batchTooBig', { max, count: numbers.length }, 'courierNumber');
  const [known, refusals] = await Promise.all([parcelsWithNumbers(tx, numbers), refusalsOf(tx, numbers)]);
  const parcels = new Map(known.map((row) => [row.courierNumber, row]));
  const refused = new Map(refusals.map((row) => [row.courierNumber, row.memberId === actor.memberId]));
  const list = numbers.map((courierNumber) => {
    const row = parcels.get(courierNumber);
    const id = row?.memberId === actor.memberId ? row.id : null;
    if (courierNumberProblem(courierNumber)) return { courierNumber, result: 'invalid' as const, id: null };
    const mine = refused.get(courierNumber);
    if (mine !== undefined)
      return { courierNumber, result: mine ? ('refused' as const) : ('someoneElses' as const), id };
    return { courierNumber, result: resultOf(row, actor.memberId), id };
  });
  return { list, types: await typesOf(tx, actor.memberId, input.goodsNames) };
};

/** The result that a forecast of this number would have. */
function resultOf(row: Known | undefined, memberId: string): Result {
  if (row === undefined) return 'new';
  if (row.memberId === memberId) {
    if (row.state === 'expired') return 'new';
    return row.state === 'forecast' ? 'expected' : 'arrived';
  }
  if (row.memberId !== null) return 'someoneElses';
  if (row.state === 'forecast') return 'new';
  return row.state === 'unclaimed' ? 'unclaimed' : 'refused';
}

/** Suggests goods types from the member's own parcels, else from the shop's parcels. */
async function typesOf(tx: Parameters<typeof goodsOfMember>[0], memberId: string, names: readonly string[]) {
  if (names.length === 0) return [];
  const own = await goodsOfMember(tx, memberId);
  const byOwn = names.map((name) => likelyGoodsType(name, own));
  const shops = byOwn.includes(undefined) ? await goodsOfShop(tx) : [];
  return names.map((goodsName, at) => {
    const type = byOwn[at];
    if (type !== undefined) return { goodsName, goodsType: type, source: 'own' as const };
    const ofShop = likelyGoodsType(goodsName, shops, { members: minMembersForGuess });
    return { goodsName, goodsType: ofShop ?? '', source: ofShop ? ('shop' as const) : ('none' as const) };
  });
}
