import { createHash } from 'node:crypto';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { DemoSetContext } from './base.ts';
import { insertTables } from './insertTables.ts';
import { orderForAssistant } from './orderForAssistant.ts';
import { Random } from './random.ts';

const [hour, day] = [3_600_000, 86_400_000];
const clientName = 'Desk Assistant';

/**
 * The calls of the demo member's assistant in the last days: the call, its result, and how many hours ago.
 */
const calls = [
  ['queryParcels', 'done', 3],
  ['getParcel', 'done', 3],
  ['forecastParcels', 'done', 27],
  ['previewForecast', 'done', 27],
  ['getOrder', 'refused', 50],
  ['listOrders', 'done', 50],
  ['getWallet', 'done', 74],
] as const;

/**
 * Connects an assistant of the demo member, which looks up parcels, has forecast some, and has prepared an
 * order that awaits confirmation. Nobody has its tokens.
 */
export async function seedAssistants(tx: Tx, of: DemoSetContext): Promise<void> {
  const { members, now } = of;
  const [member] = members;
  if (member === undefined) return;
  const random = new Random(61_000 + members.length);
  const moment = (ago: number) => new Date(now - ago).toISOString();
  const shopId = tx.shopId;
  const [grantId, clientId] = [random.idAt(now - 12 * day), random.idAt(now - 12 * day)];
  const asked = await orderForAssistant(tx, of);
  await insertTables(tx, {
    assistantClients: [
      {
        ...{
          shopId,
          id: clientId,
          name: clientName,
          redirectUris: ['https://assistant.example.com/callback'],
        },
        ...{ createdAt: moment(12 * day), expiresAt: moment(-80 * day) },
      },
    ],
    assistantGrants: [
      {
        shopId,
        id: grantId,
        memberId: member.id,
        clientId,
        clientName,
        clientHost: 'assistant.example.com',
        scopes: ['parcels.read', 'parcels.forecast', 'orders.read', ...(asked ? ['orders.submit'] : [])],
        monthMostMinor: asked ? asked.totalMinor * 4 : null,
        resource: 'http://localhost/api/mcp',
        createdAt: moment(12 * day),
        lastUsedAt: moment(3 * hour),
        expiresAt: moment(-80 * day),
      },
    ],
    assistantCalls: calls.map(([call, state, hours]) => ({
      shopId,
      id: random.idAt(now - hours * hour),
      grantId,
      memberId: member.id,
      call,
      state,
      refusal: state === 'refused' ? 'row.notFound' : null,
      at: moment(hours * hour),
    })),
  });
  if (asked === undefined) return;
  const input = JSON.stringify(asked.input);
  await insertRows(tx, 'assistantCalls', [
    {
      ...{ shopId, id: random.idAt(now - hour / 2), grantId, memberId: member.id, call: 'submitOrder' },
      ...{ state: 'awaits', refusal: null, at: moment(hour / 2), expiresAt: moment(-7 * day) },
      ...{ input, inputHash: createHash('sha256').update(input).digest(), amountMinor: asked.totalMinor },
    },
  ]);
}
