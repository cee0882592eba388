import type { CommentTag } from '@crossdock/domain/comments/rules.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { DemoBase } from './base.ts';
import { stepTime } from './life.ts';
import type { PricedOrder } from './priceOrder.ts';
import { Random } from './random.ts';
import { day, hour, iso } from './times.ts';

interface CommentsOf extends DemoBase {
  readonly shopId: string;
  readonly now: number;
}

interface Said {
  readonly stars: number;
  readonly tags: readonly CommentTag[];
  readonly text: string;
  /** The shop's answer. Without one, the shop thanks the member a few days later. */
  readonly answer?: string;
}

/** Review texts, each with its relative frequency. */
const said: readonly (readonly [Said, number])[] = [
  [
    {
      stars: 5,
      tags: ['speed.fast', 'packing.sturdy'],
      text: '比預期早兩天到，紙箱完整，裡面還多包了一層氣泡紙。',
    },
    8,
  ],
  [
    {
      stars: 5,
      tags: ['service.quickAnswer', 'price.clear'],
      text: '費用每一項都寫得很清楚，問問題也很快有人回。',
    },
    6,
  ],
  [{ stars: 5, tags: ['packing.tidy'], text: '三個包裹合成一箱，省了不少運費，東西都沒少。' }, 6],
  [{ stars: 4, tags: ['speed.asPromised'], text: '時間跟說的差不多，配送前有先打電話。' }, 6],
  [
    {
      stars: 4,
      tags: ['price.fair'],
      text: '價格可以接受，如果追蹤能更新得更勤會更好。',
      answer: '謝謝建議，我們已請物流商每天至少更新一次。',
    },
    4,
  ],
  [
    {
      stars: 3,
      tags: ['speed.slow'],
      text: '東西沒問題，只是比預計晚了幾天。',
      answer: '抱歉讓你久等了，那一週清關查驗比較多。下次延誤會主動通知。',
    },
    3,
  ],
  [{ stars: 2, tags: ['packing.damaged'], text: '外箱壓扁了，還好裡面的衣服沒事。' }, 2],
  [
    {
      stars: 1,
      tags: ['service.hardToReach'],
      text: '等了兩天才有人回訊息。',
      answer: '很抱歉，那兩天人手不足，已補上假日值班。',
    },
    1,
  ],
];

const thanks = '謝謝你的評價，期待下次再為你服務。';
/** Positive reviews of the last days are not answered yet. */
const openDays = 9;

const commented = 0.35;
/** The share for the first member, whose login visitors use. It is lower, so that some orders are not reviewed yet. */
const commentedByFirst = 0.2;

/** Inserts reviews of delivered orders. Some are answered, and one is hidden. */
export async function insertComments(tx: Tx, of: CommentsOf, trades: readonly PricedOrder[]): Promise<void> {
  // Uses its own random numbers, so that a change here does not alter the other demo data.
  const random = new Random(43_000 + of.members.length);
  const rows = trades.flatMap((trade) => {
    const signedAt = stepTime(trade.order, 'sign');
    const chance = trade.member === of.members[0] ? commentedByFirst : commented;
    if (signedAt === undefined || !random.chance(chance)) return [];
    const at = signedAt + random.int(2, 70) * hour;
    return at < of.now ? [rowOf(random, of, trade, at)] : [];
  });
  const rude = rows.find(({ stars }) => stars === 1);
  if (rude) Object.assign(rude, hidden(of, Date.parse(rude.createdAt)));
  await insertRows(tx, 'comments', rows);
}

interface Hiding {
  hiddenAt: string | null;
  hiddenBy: string | null;
  hiddenReason: string;
}
const shown: Hiding = { hiddenAt: null, hiddenBy: null, hiddenReason: '' };

function rowOf(random: Random, of: CommentsOf, trade: PricedOrder, at: number) {
  const { answer = thanks, ...words } = random.weighted(said);
  const answeredAt = at + random.int(1, 30) * hour;
  const isAnswered = answeredAt < of.now && (answer !== thanks || of.now - at > openDays * day);
  return {
    shopId: of.shopId,
    id: random.idAt(at),
    memberId: trade.member.id,
    orderId: trade.order.id,
    channelId: trade.lane.channel.id,
    ...words,
    fileIds: random.chance(0.2) ? of.pictures.packed.slice(0, 1) : [],
    anonymous: random.chance(0.25),
    createdAt: iso(at),
    answer: isAnswered ? answer : '',
    answeredAt: isAnswered ? iso(answeredAt) : null,
    answeredBy: isAnswered ? of.staffIds.support : null,
    ...shown,
    points: 0,
  };
}

function hidden(of: CommentsOf, at: number) {
  return {
    text: '請直接打 0900-000-000 找我，不要透過客服。',
    answer: '',
    answeredAt: null,
    answeredBy: null,
    hiddenAt: iso(Math.min(at + day, of.now)),
    hiddenBy: of.staffIds.support,
    hiddenReason: '內容有電話號碼',
  };
}
