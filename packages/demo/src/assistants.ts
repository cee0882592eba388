import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { Base } from './base.ts';
import { Random } from './random.ts';

const [hour, day] = [3_600_000, 86_400_000];

/** What the demo member's assistant called in the last days: the call, how it ended, and how many hours ago. */
const calls = [
  ['queryParcels', 'done', 3],
  ['getParcel', 'done', 3],
  ['forecastParcels', 'done', 27],
  ['previewForecast', 'done', 27],
  ['getOrder', 'refused', 50],
  ['listOrders', 'done', 50],
  ['getWallet', 'done', 74],
] as const;

/** The demo member has connected an assistant, which looks up parcels and has forecast some. Nobody holds its tokens. */
export async function layAssistants(tx: Tx, { members, now }: Pick<Base, 'members'> & { now: number }) {
  const [member] = members;
  if (member === undefined) return;
  const random = new Random(61_000 + members.length);
  const moment = (ago: number) => new Date(now - ago).toISOString();
  const shopId = tx.shopId;
  const grantId = random.idAt(now - 12 * day);
  await insertRows(tx, 'assistantGrants', [
    {
      shopId,
      id: grantId,
      memberId: member.id,
      clientId: random.idAt(now - 12 * day),
      clientName: 'Desk Assistant',
      clientHost: 'assistant.example.com',
      scopes: ['parcels.read', 'parcels.forecast', 'orders.read'],
      monthMostMinor: null,
      resource: 'http://localhost/api/mcp',
      createdAt: moment(12 * day),
      lastUsedAt: moment(3 * hour),
      expiresAt: moment(-80 * day),
    },
  ]);
  await insertRows(
    tx,
    'assistantCalls',
    calls.map(([call, state, hours]) => ({
      shopId,
      id: random.idAt(now - hours * hour),
      grantId,
      memberId: member.id,
      call,
      state,
      refusal: state === 'refused' ? 'row.notFound' : null,
      at: moment(hours * hour),
    })),
  );
}
