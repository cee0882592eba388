import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect } from 'vitest';
import { moveShop } from '../src/platform/moveShop.ts';
import { type BreakableLink, breakableLink } from './breakableLink.ts';
import { allowsLogicalReplication, isOnCluster, testWhere } from './databases.ts';
import { freshNumber, goods } from './parcelWorld.ts';
import { startWithSecondDatabase } from './secondDatabase.ts';

const moves = testWhere(await allowsLogicalReplication());
const onCluster = testWhere(await isOnCluster());

const { place, there, world, member } = await startWithSecondDatabase();
const { config } = world.running.services;
await world.tw.staff(['owner']);
await world.running.background;

const move = (link: BreakableLink, to: string) =>
  moveShop(
    {
      ...config,
      DATABASE_URL: link.through(config.DATABASE_URL),
      DATABASE_PLACES: new Map([['eu', link.through(place.url)]]),
    },
    { code: 'tw', to, pauseMs: 3_500 },
    () => undefined,
  );

/** Forecasts parcels one after another, and repeats each until it exists. `end` returns their number. */
function keepForecasting(): { end(): Promise<number> } {
  let [isOver, made] = [false, 0];
  const all = (async () => {
    while (!isOver) {
      const courierNumber = freshNumber();
      // A killed move leaves the shop paused, so calls are refused and repeated.
      let isMade = false;
      while (!isMade && !isOver)
        isMade = (await member.client.attempt('forecastParcels', { courierNumber, ...goods })).ok;
      if (isMade) made += 1;
      // The pause limits how many changes the move must follow, independent of the machine.
      await pause(20);
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await all;
      return made;
    },
  };
}

const numbers = async (sql: (text: string) => Promise<{ n: number }[]>) =>
  (await sql(`select count(*)::integer as n from parcels where shop_id = '${world.tw.id}'`))[0]?.n;

/**
 * Statements after which a kill has no effect: reads, statements of an uncommitted transaction, and statements that
 * change nothing when repeated.
 */
const nothing =
  /^(set|select|begin|copy|delete from$|insert into$|(update|insert into) shop_moves|drop publication|update schema)/i;
const leaves = (statement: string) => !nothing.test(statement) || /pg_(drop|replication)/.test(statement);

/** Repeats the move until it ends. Each time it is killed after a step at which it was not killed before. */
async function killedAgainAndAgain(survived: Set<string>): Promise<void> {
  for (let isMoved = false; !isMoved; ) {
    const before = survived.size;
    let last = 'at first';
    const link = await breakableLink(config.DATABASE_URL, (statement) => {
      if (survived.size > before || !leaves(statement)) return false;
      const step = `${last}: ${statement}`;
      last = statement;
      if (survived.has(step)) return false;
      survived.add(step);
      return true;
    });
    try {
      await move(link, 'eu');
      isMoved = true;
    } catch (error) {
      // A move that was killed after its very last step is complete.
      isMoved = survived.size === before && String(error).includes('is at eu already');
      if (survived.size === before && !isMoved) throw error;
    } finally {
      await link.close();
    }
  }
}

moves(
  'killed after whichever of its statements, and run again, it loses nothing and does nothing twice',
  async () => {
    const load = keepForecasting();
    const survived = new Set<string>();
    await killedAgainAndAgain(survived).finally(load.end);
    const made = await load.end();
    console.log(`killed after ${survived.size} steps; ${made} parcels`);
    expect(survived.size).toBeGreaterThan(12);
    expect(made).toBeGreaterThan(25);
    expect(await numbers(async (text) => (await there.query(text)).rows)).toBe(made);
    expect(await numbers((text) => world.sql(text))).toBe(0);
    expect((await there.query('select from shop_moves')).rowCount).toBe(0);
  },
  120_000,
);

/**
 * Moves the shards that hold the shop's parcels in the second database to another node of its cluster, and waits
 * until this is done.
 */
async function shiftNode(): Promise<void> {
  const owner = new pg.Client({ connectionString: place.url });
  await owner.connect();
  try {
    const { rows } = await owner.query(
      `select shard, nodename as host, nodeport as port,
         (select nodeport from pg_dist_node where groupid > 0 and nodeport <> p.nodeport limit 1) as other
       from get_shard_id_for_distribution_column('parcels', $1::text) as shard
       join pg_dist_shard_placement p on p.shardid = shard`,
      [world.tw.id],
    );
    const { shard, host, port, other } = rows[0];
    await owner.query(`select citus_move_shard_placement($1, $2, $3, $2, $4, 'block_writes')`, [
      shard,
      host,
      port,
      other,
    ]);
  } finally {
    await owner.end();
  }
}

onCluster(
  'where the cluster moves its tables to another node meanwhile it stops, and says what to do',
  async () => {
    let isShifted = false;
    const link = await breakableLink(config.DATABASE_URL, async (statement) => {
      // The move counts rows after it has copied all of them.
      if (!isShifted && statement === 'select') {
        isShifted = true;
        await shiftNode();
      }
      return false;
    });
    await expect(move(link, 'home')).rejects.toThrow('moved to another node');
    const load = keepForecasting();
    expect(await move(link, 'home').finally(load.end)).toMatchObject({ from: 'eu', to: 'home' });
    expect(await numbers((text) => world.sql(text))).toBeGreaterThan(25);
    await link.close();
  },
  240_000,
);
