import type { Tx } from '@crossdock/server/platform/db.ts';
import type { DemoBase } from './base.ts';
import { insertTables } from './insertTables.ts';
import { orderStateOf } from './life.ts';
import { membersAt } from './people.ts';
import type { PricedOrder } from './priceOrder.ts';
import { Random } from './random.ts';
import { iso, minute } from './times.ts';

interface TalksOf extends DemoBase {
  readonly shopId: string;
  readonly now: number;
}

type Author = 'customer' | 'staff' | 'shop' | 'note';

interface Line {
  readonly author: Author;
  /** Minutes after the previous line. */
  readonly after: number;
  readonly text: string;
  readonly with?: 'order' | 'picture';
}

interface Told {
  /** The member's index; undefined means a guest. */
  readonly member?: number;
  readonly closed?: boolean;
  readonly assigned?: boolean;
  /** Minutes since the last line. */
  readonly endedAgo: number;
  readonly lines: readonly Line[];
}

const line = (author: Author, after: number, text: string, what?: Line['with']): Line => ({
  author,
  after,
  text,
  ...(what ? { with: what } : {}),
});

/**
 * One chat in each state: waiting unassigned, waiting assigned, answered, closed, with a guest, and started at night.
 */
const told: readonly Told[] = [
  {
    member: 0,
    assigned: true,
    endedAgo: 95,
    lines: [
      line('customer', 0, '你好，這張訂單什麼時候會到？', 'order'),
      line('staff', 4, '你好！已經在配送途中，正常兩天內會送達。'),
      line('note', 1, '物流商說後天送達，若沒到請再查。'),
      line('customer', 3, '好的，謝謝。收件時需要準備什麼嗎？'),
      line('staff', 2, '請保持電話暢通，並在 EZ WAY 完成實名委任就可以了。'),
    ],
  },
  {
    member: 3,
    endedAgo: 12,
    lines: [
      line('customer', 0, '請問含鋰電池的行動電源可以寄嗎？'),
      line('customer', 2, '一共兩個，都是全新的。'),
    ],
  },
  {
    member: 5,
    assigned: true,
    endedAgo: 130,
    lines: [
      line('customer', 0, '我的包裹外箱好像壓到了，可以幫我看一下嗎？'),
      line('staff', 6, '倉庫拍了照片，外箱有壓痕，內容物完好。', 'picture'),
      line('customer', 8, '那可以幫我加強包裝再寄嗎？費用多少？'),
    ],
  },
  {
    endedAgo: 33,
    lines: [line('customer', 0, '我還沒註冊，想先問寄一台 12 公斤的除濕機大概多少錢？')],
  },
  {
    member: 7,
    closed: true,
    assigned: true,
    endedAgo: 3 * 1_440,
    lines: [
      line('customer', 0, '可以改收件地址嗎？'),
      line('staff', 11, '打包前可以：請在訂單頁按「取消訂單」，再選新的地址送出。'),
      line('customer', 2, '重新送出了，謝謝！'),
      line('staff', 1, '不客氣，祝你順心。'),
    ],
  },
  {
    member: 9,
    endedAgo: 410,
    lines: [
      line('customer', 0, '銀行轉帳已回報，什麼時候會入帳？'),
      line('shop', 0, '現在不是客服時間，我們已收到你的留言，上班後會盡快回覆。'),
    ],
  },
];

const answeredDays = 14;

/** Inserts chats between customers and the shop, and customers' waiting times of the last two weeks. */
export async function insertTalks(tx: Tx, of: TalksOf, trades: readonly PricedOrder[]): Promise<void> {
  // Uses its own random numbers, so that a change here does not alter the other demo data.
  const random = new Random(47_000 + of.members.length);
  const made = told.map((talk) => talkOf(random, of, talk, trades));
  await insertTables(tx, {
    talks: made.map(({ talk }) => talk),
    talkMessages: made.flatMap(({ messages }) => messages),
    talkAnswers: waits(random, of),
    readyAnswers: readyAnswers(random, of),
  });
}

function talkOf(random: Random, of: TalksOf, told: Told, trades: readonly PricedOrder[]) {
  const { shopId, staffIds } = of;
  const member =
    told.member === undefined ? undefined : membersAt(of.members, of.now - 30 * 1_440 * minute)[told.member];
  const length = told.lines.reduce((sum, { after }) => sum + after, 0);
  let at = of.now - (told.endedAgo + length) * minute;
  const id = member?.id ?? random.idAt(at);
  const mine = trades.filter((trade) => trade.member === member);
  const order = mine.findLast((trade) => orderStateOf(trade.order) === 'awaitingSignature') ?? mine[0];
  const [fileId = null] = of.pictures.arrival;
  const messages = told.lines.map(({ author, after, text, with: what }, index) => {
    at += after * minute;
    const card = what === 'order' && order ? order : null;
    return {
      shopId,
      talkId: id,
      seq: index + 1,
      id: random.idAt(at),
      author,
      staffId: author === 'staff' || author === 'note' ? staffIds.support : null,
      text,
      fileId: what === 'picture' ? fileId : null,
      cardKind: card && 'order',
      cardId: card?.order.id ?? null,
      cardNumber: card?.number ?? '',
      createdAt: iso(at),
    };
  });
  const spoken = messages.filter(({ author }) => author === 'customer' || author === 'staff');
  const last = spoken.at(-1);
  const waits = last?.author === 'customer';
  const answered = messages.findLast(({ author }) => author === 'staff');
  const asked = spoken.find(({ seq, author }) => author === 'customer' && seq > (answered?.seq ?? 0));
  const talk = {
    shopId,
    id,
    memberId: member?.id ?? null,
    guestName: member ? '' : `訪客 ${id.slice(-4).toUpperCase()}`,
    lang: 'tw',
    closedAt: told.closed ? iso(at + minute) : null,
    assignedTo: told.assigned ? staffIds.support : null,
    lastSeq: messages.length,
    lastText: last?.text ?? '',
    lastAt: last?.createdAt ?? iso(at),
    waitingSince: waits && !told.closed ? (asked?.createdAt ?? null) : null,
    customerReadSeq: messages.length,
    staffReadSeq: waits ? (answered?.seq ?? 0) : messages.length,
    customerTypedAt: null,
    staffTypedAt: null,
    toldSeq: answered?.seq ?? 0,
    staffSeq: answered?.seq ?? 0,
    staffAt: answered?.createdAt ?? null,
    createdAt: messages[0]?.createdAt ?? iso(at),
  };
  return { talk, messages };
}

function waits(random: Random, of: TalksOf) {
  return Array.from({ length: answeredDays }, (_, day) => day).flatMap((day) =>
    Array.from({ length: random.int(4, 14) }, () => {
      const answeredAt = of.now - day * 1_440 * minute - random.int(20, 700) * minute;
      return {
        shopId: of.shopId,
        id: random.idAt(answeredAt),
        staffId: random.chance(0.8) ? of.staffIds.support : of.staffIds.owner,
        askedAt: iso(answeredAt - random.int(1, random.chance(0.2) ? 90 : 15) * minute),
        answeredAt: iso(answeredAt),
      };
    }),
  );
}

/** Ready answers for staff. One of them has only one language. */
const ready = [
  {
    name: '先打招呼',
    tw: '{member}你好，這裡是{shop}客服，很高興為你服務！',
    zh: '{member}你好，这里是{shop}客服，很高兴为你服务！',
    en: 'Hello {member}, this is {shop}. How can we help?',
  },
  {
    name: '運費怎麼算',
    tw: '運費依實重與材積重取大者計算，可先用「運費試算」估價；打包後會把實際金額寄給你確認。',
    zh: '运费按实重与体积重取大者计算，可先用“运费试算”估价；打包后会把实际金额发给你确认。',
    en: 'Shipping uses the larger of actual and volumetric weight. “Shipping calculator” shows an estimate. You confirm the bill after packing.',
  },
  {
    name: '查包裹到哪裡',
    tw: '包裹 {parcel} 已查到，我們會在今天內回覆最新進度。',
    zh: '包裹 {parcel} 已查到，我们会在今天内回复最新进度。',
    en: 'We found parcel {parcel} and will update you today.',
  },
  {
    name: '查訂單到哪裡',
    tw: '訂單 {order} 正在處理，出貨後會通知你轉運單號。',
    zh: '订单 {order} 正在处理，发货后会通知你转运单号。',
    en: 'Order {order} is being prepared. You’ll get the tracking number once it ships.',
  },
  { name: '什麼時候有人', tw: '我們的服務時間是 {hours}，其他時間請留言。', zh: '', en: '' },
];

function readyAnswers(random: Random, { shopId, staffIds, now }: TalksOf) {
  const updatedAt = iso(now - 20 * 1_440 * minute);
  return ready.map((answer) => ({
    ...answer,
    shopId,
    id: random.idAt(Date.parse(updatedAt)),
    updatedBy: staffIds.owner,
    updatedAt,
  }));
}
