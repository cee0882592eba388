import { describe, expect, test } from 'vitest';
import { freshIdNumber } from './idNumbers.ts';
import { openOrderScene } from './orderScene.ts';
import { setStorageRate } from './paidStorage.ts';
import { atMoment } from './stoppedClock.ts';
import type { Person } from './world.ts';

/** Tests that storage days do not count while a member's first identity or declarer waits for review by staff. */
const { world, lane, parcel } = await openOrderScene({ storage: null });
const [owner, clerk] = [await world.tw.staff(['owner']), await world.tw.staff(['support'])];

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs - 60_000).toISOString();
const perDay = 300;

async function require(identityRequired: boolean, declarerCountries: string[]) {
  await owner.client.call('saveIdentitySettings', { identityRequired });
  await owner.client.call('saveDeclarerSettings', { declarerAudit: true, declarerCountries });
}
await setStorageRate(owner, lane.warehouseId, perDay);
await require(true, ['TW']);

type Decision = 'approve' | 'reject';

/** The kinds of entries that staff review, and how a member sends, changes and withdraws each. */
const kinds = {
  identity: {
    async send(member: Person) {
      await member.client.call('submitAuthentication', {
        ...{ realName: '王小明', country: 'TW', idKind: 'nationalId' },
        ...{ idNumber: freshIdNumber(), frontFileId: await world.tw.pictureOf(member, 'idCard') },
      });
      const { list } = await clerk.client.call('listIdentityAudits', { memberId: member.id, state: 'all' });
      return list[0]?.id ?? '';
    },
    async change(member: Person, _id: string) {
      await this.send(member);
    },
    async takeBack({ client }: Person, _id: string) {
      await client.call('withdrawAuthentication', {});
    },
    async decide({ id: memberId }: Person, id: string, decision: Decision) {
      const { list } = await clerk.client.call('listIdentityAudits', { memberId, state: 'all' });
      const seenAt = list[0]?.updatedAt ?? '';
      const reason = decision === 'reject' ? '照片不清楚' : '';
      await clerk.client.call('auditIdentity', { id, decision, reason, seenAt });
    },
    queue: 'identities',
    withoutNeed: () => require(false, ['TW']),
  },
  declarer: {
    fields: () => ({ name: '王小明', country: 'TW', phone: '0912345678', idNumber: freshIdNumber() }),
    async send({ client }: Person) {
      return (await client.call('addDeclarer', this.fields())).id;
    },
    async change({ client }: Person, id: string) {
      await client.call('editDeclarer', { ...this.fields(), id });
    },
    async takeBack({ client }: Person, id: string) {
      await client.call('deleteDeclarer', { id });
    },
    async decide({ id: memberId }: Person, id: string, decision: Decision) {
      const { list } = await clerk.client.call('listDeclarerAudits', { memberId, state: 'all' });
      const seenAt = list.find((one) => one.id === id)?.updatedAt ?? '';
      const reason = decision === 'reject' ? '號碼不清楚' : '';
      await clerk.client.call('auditDeclarer', { id, decision, reason, seenAt });
    },
    queue: 'declarers',
    withoutNeed: () => require(true, ['TH']),
  },
} as const;

function reviewOf(kind: keyof typeof kinds) {
  const rows = ({ id }: Person) =>
    world.sql<{ fromAt: Date; untilAt: Date | null }>(
      `select from_at, until_at from ${kind}_waits where member_id = $1 order by from_at, id`,
      [id],
    );
  const isWaiting = async (member: Person) => (await rows(member)).some(({ untilAt }) => untilAt === null);
  return { of: kinds[kind], rows, isWaiting };
}

const calendarOf = async (member: Person) => (await member.client.call('getStorageCalendar', {})).parcels[0];

describe.each(['identity', 'declarer'] as const)('the review of a first %s', (kind) => {
  const { of, rows, isWaiting } = reviewOf(kind);

  test('gives as many more free days, in the calendar and on the parcel', async () => {
    const member = await world.tw.member();
    const id = await parcel({ shelvedAt: daysAgo(35) }, member);
    const sent = await atMoment(daysAgo(2.99), () => of.send(member));
    expect(await calendarOf(member)).toMatchObject({ pausedNow: true, pauseCause: kind, pastPauses: [] });
    await of.decide(member, sent, 'approve');
    expect(await calendarOf(member)).toMatchObject({
      ...{ pausedNow: false, pauseCause: 'none', pausedDays: 3, rentMinor: 2 * perDay },
      pastPauses: [{ cause: kind }],
    });
    const { storage, pauses } = await member.client.call('getParcel', { id });
    expect(storage).toMatchObject({ rentMinor: 2 * perDay, pausedDays: 3 });
    expect(pauses).toMatchObject([{ reason: kind, stopsClock: true, keepsBack: false }]);
  });

  test('ends with a decision or a withdrawal, and continues if the decision is undone', async () => {
    for (const end of ['approve', 'reject', 'takeBack'] as const) {
      const member = await world.tw.member();
      const id = await of.send(member);
      expect(await isWaiting(member)).toBe(true);
      await (end === 'takeBack' ? of.takeBack(member, id) : of.decide(member, id, end));
      expect(await isWaiting(member)).toBe(false);
      if (end === 'takeBack') continue;
      await clerk.client.call('undoAudit', { queue: of.queue, id });
      expect((await rows(member)).map(({ untilAt }) => untilAt)).toEqual([null]);
    }
  });
});

describe.each(['identity', 'declarer'] as const)('the wait for the review of a first %s', (kind) => {
  const { of, rows, isWaiting } = reviewOf(kind);

  test('pauses once, and once more after a rejection', async () => {
    const [approved, withdrawn, rejected] = [
      await world.tw.member(),
      await world.tw.member(),
      await world.tw.member(),
    ];
    for (const [member, end] of [
      [approved, 'approve'],
      [rejected, 'reject'],
    ] as const) {
      const id = await of.send(member);
      await of.decide(member, id, end);
      await of.change(member, id);
    }
    await of.takeBack(withdrawn, await of.send(withdrawn));
    await of.send(withdrawn);
    for (const [member, waits] of [
      [approved, false],
      [withdrawn, false],
      [rejected, true],
    ] as const)
      expect(await isWaiting(member)).toBe(waits);
  });

  test('pauses fourteen days at most, however often it is edited', async () => {
    const member = await world.tw.member();
    await parcel({ shelvedAt: daysAgo(50) }, member);
    const id = await atMoment(daysAgo(20), () => of.send(member));
    await of.change(member, id);
    expect(await calendarOf(member)).toMatchObject({
      pausedNow: false,
      pausedDays: 14,
      rentMinor: 6 * perDay,
    });
    await of.decide(member, id, 'approve');
    expect(await calendarOf(member)).toMatchObject({ pausedDays: 14, rentMinor: 6 * perDay });
  });

  test('pauses nothing if orders do not need it', async () => {
    await of.withoutNeed();
    const member = await world.tw.member();
    await of.send(member);
    expect(await rows(member)).toEqual([]);
    await require(true, ['TW']);
  });
});

test('a second declarer does not pause while one of the same country can be used', async () => {
  const member = await world.tw.member();
  const { declarer: of } = kinds;
  await of.decide(member, await of.send(member), 'approve');
  await world.sql('delete from declarer_waits where member_id = $1', [member.id]);
  await of.send(member);
  const waits = await world.sql('select from declarer_waits where member_id = $1', [member.id]);
  expect(waits).toEqual([]);
});

describe('a declarer of a country', () => {
  const { isWaiting } = reviewOf('declarer');
  const of = kinds.declarer;
  const to = (country: string) => ({
    ...of.fields(),
    country,
    phone: '0812345678',
    idNumber: '1101700230708',
  });

  test('without a shipping method pauses nothing', async () => {
    await require(true, ['TW', 'TH']);
    const member = await world.tw.member();
    await parcel({ shelvedAt: daysAgo(35) }, member);
    await member.client.call('addDeclarer', to('TH'));
    expect(await isWaiting(member)).toBe(false);
    expect(await calendarOf(member)).toMatchObject({ pausedNow: false, pauseCause: 'none', pausedDays: 0 });
    await of.send(member);
    expect(await calendarOf(member)).toMatchObject({ pausedNow: true, pauseCause: 'declarer' });
    await require(true, ['TW']);
  });

  test('whose only shipping method is closed pauses nothing', async () => {
    const open = (active: boolean) => world.change('channels', { id: lane.channelId }, { active });
    await open(false);
    const member = await world.tw.member();
    await of.send(member);
    await open(true);
    expect(await isWaiting(member)).toBe(false);
  });
});
