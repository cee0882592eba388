import type { EventEmitter } from 'node:events';
import { calls, type Output } from '@crossdock/contract/table.ts';
import { type ParcelState, parcelStates } from '@crossdock/domain/parcels/states.ts';
import { defaultSettings } from '@crossdock/domain/shops/settings.ts';
import Fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { type ListedParcel, queryOwnParcels } from '../packages/server/src/parcels/list.store.ts';
import { parcelRowOf } from '../packages/server/src/parcels/view.ts';
import { fromColumnName } from '../packages/server/src/platform/columns.ts';
import { type Tx, typeParsers } from '../packages/server/src/platform/db.ts';
import type { CompiledStatement } from '../packages/server/src/platform/query.ts';
import { asShopId } from '../packages/server/src/platform/scope.ts';

/**
 * The baseline for the list: Fastify and `pg` with nothing between them. It gives the same answer from the same two
 * prepared statements through the same answer schema, without tenant, session, transaction or input checks. Runs as a
 * program with `DATABASE_URL` and `PORT`; the query names shop and member.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  types: typeParsers,
  max: 10,
  pipeline: true,
});
// Renames the result's columns to the names that the code uses, as the product does.
pool.on('connect', (client) => {
  const { connection } = client as unknown as { connection: EventEmitter };
  connection.prependListener('rowDescription', ({ fields }: { fields: { name: string }[] }) => {
    for (const field of fields) field.name = fromColumnName(field.name);
  });
});

/** The SQL statement with which the product's store reads the list, captured before it reaches the database. */
function listStatement(shopId: string, memberId: string, offset: number) {
  const catching = {
    shopId,
    compiled: (statement: CompiledStatement<unknown, unknown>, params: unknown) => ({
      name: 'list',
      text: statement.text,
      values: statement.values(params),
    }),
  } satisfies Partial<Record<keyof Tx, unknown>>;
  const tx = catching as unknown as Tx;
  return queryOwnParcels(
    tx,
    memberId,
    {},
    { pageIndex: offset / 20 + 1, pageSize: 20 },
  ) as unknown as pg.QueryConfig;
}

const app = Fastify();
const output = z.toJSONSchema(calls.queryParcels.output, { target: 'openapi-3.0', io: 'output' });
const response = {
  type: 'object',
  properties: { code: { type: 'integer' }, data: output, message: { type: 'string' } },
};

app.get<{ Querystring: { shopId: string; memberId: string; offset?: string } }>(
  '/list',
  { schema: { response: { 200: response } } },
  async (request) => {
    const { shopId, memberId, offset } = request.query;
    const client = await pool.connect();
    try {
      const [rows, counters] = await Promise.all([
        client.query<ListedParcel>(listStatement(shopId, memberId, Number(offset ?? 0))),
        client.query<{ name: string; value: number }>({
          name: 'counters',
          text: 'select name, value from counters where shop_id = $1 and member_id = $2',
          values: [shopId, memberId],
        }),
      ]);
      const known = new Map(counters.rows.map(({ name, value }) => [name, value]));
      const counts = Object.fromEntries(
        parcelStates.map((state) => [state, known.get(`parcel.${state}`) ?? 0]),
      ) as Record<ParcelState, number>;
      const viewer = {
        shop: { id: asShopId(shopId), timeZone: 'Asia/Taipei', settings: defaultSettings },
        lang: 'tw' as const,
        now: new Date().toISOString(),
        secret: 'bare',
      };
      const list = rows.rows.map((row) => parcelRowOf(row, viewer));
      const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
      const end = { more: list.length < total, next: null };
      const data: Output<'queryParcels'> = { list, total, pageIndex: 1, pageSize: 20, ...end, counts };
      return { code: 200, data, message: '' };
    } finally {
      client.release();
    }
  },
);
app.get('/livez', async () => ({ alive: true }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGINT', () => process.exit(0));
