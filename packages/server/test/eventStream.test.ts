import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { asShopId, systemActor } from '../src/platform/scope.ts';
import { servingLogin } from '../src/platform/serving.ts';
import { recordSteps } from '../src/platform/transitions.ts';
import { daysAgo } from './ago.ts';
import { addWarehouseAndGoodsTypes, forecast } from './parcelWorld.ts';
import { type Person, startWorld, type WorldShop } from './world.ts';

const world = await startWorld();
for (const shop of [world.tw, world.th]) await addWarehouseAndGoodsTypes(world, shop);
const [owner, member] = [await world.tw.staff(), await world.tw.member()];

const refusedWith = (code: number, error: string) => ({ ok: false, failure: { code, error } });

/** A program that reads events and keeps its cursor. */
class Program {
  readonly subjects: string[] = [];
  readonly types: string[] = [];
  readonly #person: Person;
  #after: string | undefined;

  constructor(person: Person) {
    this.#person = person;
  }

  async catchUp(limit = 100): Promise<readonly string[]> {
    for (let more = true; more; ) {
      const after = this.#after;
      const answer = await this.#person.client.call('listEvents', {
        ...(after === undefined ? {} : { after }),
        limit,
      });
      this.subjects.push(...answer.list.map(({ data }) => data.id));
      this.types.push(...answer.list.map(({ type }) => type));
      this.#after = answer.next;
      more = answer.more;
    }
    return this.subjects;
  }

  get cursor(): string {
    return this.#after ?? '';
  }
}

/** Opens a transaction that has recorded a step. The test decides when it ends. */
async function openStep(shop: WorldShop, noun: string, to: string) {
  const id = newId();
  const actor = systemActor(await world.running.services.tenants.ofId(shop.id), 'test');
  const [taken, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const over = world.running.database.transact(asShopId(shop.id), async (tx) => {
    await recordSteps(tx, actor, noun, [{ subjectId: id, event: 'test', from: null, to }]);
    taken.resolve();
    await ending.promise;
  });
  await taken.promise;
  const end = async () => {
    ending.resolve();
    await over;
  };
  return { id, end };
}

test('each change comes exactly once, however transactions overtake each other, from the first request on', async () => {
  const before = await forecast(member);
  const late = await openStep(world.tw, 'parcel', 'received');
  const program = new Program(owner);
  expect(await program.catchUp()).toEqual([]);
  const later = await openStep(world.tw, 'parcel', 'received');
  const quick = await forecast(member);
  expect(await program.catchUp()).toEqual([quick.id]);
  await later.end();
  expect(await program.catchUp()).toEqual([quick.id, later.id]);
  await late.end();
  expect(await program.catchUp(1)).toEqual([quick.id, later.id, late.id]);
  expect(program.types).toEqual(['parcel.forecast', 'parcel.received', 'parcel.received']);
  expect(program.subjects).not.toContain(before.id);
  expect(await program.catchUp()).toHaveLength(3);
});

test('concurrent programs read the same events in the same order, while members write and a process is killed', async () => {
  const programs = [new Program(owner), new Program(await world.tw.staff(['warehouse']))] as const;
  for (const program of programs) await program.catchUp();
  const { url, role } = servingLogin(world.running.services.config);
  const written: string[] = [];
  let isWriting = true;
  const writing = Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let n = 0; n < 12; n += 1) written.push((await forecast(member)).id);
    }),
  ).finally(() => {
    isWriting = false;
  });
  const reading = programs.map(async (program) => {
    while (isWriting) await program.catchUp(3);
    await program.catchUp(3);
  });
  const told = [join(import.meta.dirname, 'killedNumberer.ts'), url, role ?? '', world.tw.id];
  const child = spawn(process.execPath, told, { stdio: ['ignore', 'inherit', 'inherit'] });
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
  await Promise.all([writing, ...reading]);
  for (const program of programs) expect((await program.catchUp()).toSorted()).toEqual(written.toSorted());
  expect(programs[0].subjects).toEqual(programs[1].subjects);
});

test('a cursor that is expired or was never given is refused', async () => {
  const program = new Program(owner);
  await program.catchUp();
  const after = program.cursor;
  await forecast(member);
  await program.catchUp();
  const gone = refusedWith(410, 'event.gone');
  const ask = (cursor: string) => owner.client.attempt('listEvents', { after: cursor });
  expect(await ask('999999')).toMatchObject(gone);
  await world.sql('delete from stream_events where shop_id = $1', [world.tw.id]);
  await world.change('eventStreams', { shopId: world.tw.id }, { numberedTo: new Date() });
  expect(await ask(after)).toMatchObject(gone);
  expect(await ask(program.cursor)).toMatchObject({ ok: true });
  // No program asked for longer than events are kept, so no events were numbered.
  await world.change('eventStreams', { shopId: world.tw.id }, { numberedTo: daysAgo(8) });
  expect(await ask(program.cursor)).toMatchObject(gone);
});

test('nobody gets events that they may not read, or of another shop', async () => {
  const programs = [new Program(owner), new Program(await world.tw.staff(['warehouse']))] as const;
  const foreign = new Program(await world.th.staff());
  for (const program of [...programs, foreign]) await program.catchUp();
  const withdrawal = await openStep(world.tw, 'withdrawal', 'pending');
  await withdrawal.end();
  const { id } = await forecast(member);
  expect(await programs[0].catchUp()).toEqual([withdrawal.id, id]);
  expect(await programs[1].catchUp()).toEqual([id]);
  expect(await foreign.catchUp()).toEqual([]);
});
