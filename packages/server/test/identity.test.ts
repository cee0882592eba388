import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { freshIdNumber } from './idNumbers.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();
const clerk = await world.tw.staff(['support']);

const picture = (member: Person, purpose = 'idCard') => world.tw.pictureOf(member, purpose);

type Papers = Request<'submitAuthentication'>;

async function sensitiveDocuments(member: Person, changes: Partial<Papers> = {}): Promise<Papers> {
  return {
    realName: '王小明',
    country: 'TW',
    idKind: 'nationalId',
    idNumber: 'A123456789',
    frontFileId: await picture(member),
    ...changes,
  };
}

const handIn = async (member: Person, changes: Partial<Papers> = {}) =>
  member.client.attempt('submitAuthentication', await sensitiveDocuments(member, changes));

const waiting = async (member: Person) => {
  const { list } = await clerk.client.call('listIdentityAudits', { memberId: member.id, state: 'all' });
  if (!list[0]) throw new Error('nothing was handed in');
  return list[0];
};

async function decide(member: Person, decision: 'approve' | 'reject', reason = '') {
  const { id, updatedAt: seenAt } = await waiting(member);
  return clerk.client.attempt('auditIdentity', { id, decision, reason, seenAt });
}

describe('submitting an identity', () => {
  test('nothing, then pending with a masked number and signed pictures, then approved', async () => {
    const member = await world.tw.member();
    const { client } = member;
    expect(await client.call('getAuthenticationData', {})).toEqual({
      state: 'none',
      required: false,
      identity: null,
    });
    const backFileId = await picture(member);
    const number = freshIdNumber();
    expect(await handIn(member, { idNumber: number.toLowerCase(), backFileId })).toMatchObject({
      ok: true,
      data: { state: 'pending' },
    });
    const { identity } = await client.call('getAuthenticationData', {});
    expect(identity).toMatchObject({
      realName: '王小明',
      idNumber: `B1*****${number.slice(-3)}`,
      rejectReason: '',
      auditedAt: null,
    });
    expect(JSON.stringify(identity)).not.toContain(number);
    expect(identity?.back?.thumb).toMatch(/^\/files\/.+\/thumb\?e=\d+&s=/);
    expect(await decide(member, 'approve')).toMatchObject({ ok: true });
    expect(await client.call('getAuthenticationData', {})).toMatchObject({
      state: 'approved',
      identity: { auditedAt: expect.any(String) },
    });
  });

  const faults: [string, Partial<Papers>, Record<string, string>][] = [
    ['a real name is required', { realName: ' ' }, { realName: 'field.required' }],
    ['a number is required', { idNumber: '' }, { idNumber: 'field.required' }],
    ['the check digit holds', { idNumber: 'A123456788' }, { idNumber: 'field.idNumber.TW' }],
    ['a company number is no ID', { idNumber: '12345601' }, { idNumber: 'field.idNumber.kind' }],
    ['an ID is no permit', { idKind: 'residence' }, { idNumber: 'field.idNumber.kind' }],
    [
      'a passport number has its form',
      { idKind: 'passport', idNumber: 'P1' },
      { idNumber: 'field.passport' },
    ],
    ['a front picture is required', { frontFileId: '' }, { frontFileId: 'identity.pictureRequired' }],
    [
      'a country is a code',
      { country: 'Taiwan', idKind: 'passport', idNumber: 'P1234567' },
      { country: 'identity.countryUnknown' },
    ],
    ['documents of other countries are passports', { country: 'DE' }, { country: 'field.country' }],
  ];
  test.each(faults)('%s', async (_rule, changes, fields) => {
    const member = await world.tw.member();
    const attempt = await handIn(member, changes);
    if (attempt.ok) throw new Error('was accepted');
    const found = Object.entries(attempt.failure.fields).map(([field, { error }]) => [field, error]);
    expect(Object.fromEntries(found)).toEqual(fields);
  });

  test('every kind of document is accepted, and a passport can be from anywhere', async () => {
    const good: Partial<Papers>[] = [
      { idKind: 'residence', idNumber: 'A800000014' },
      { idKind: 'company', idNumber: '12345601' },
      { country: 'CN', idKind: 'passport', idNumber: 'E12345678' },
      { country: 'HK', idNumber: 'A123456(3)' },
      { country: 'TH', idNumber: '3-1006-00445-63-5' },
      { country: 'MY', idNumber: '900131-14-5678' },
    ];
    for (const changes of good)
      expect(await handIn(await world.tw.member(), changes), JSON.stringify(changes)).toMatchObject({
        ok: true,
      });
  });

  test('a country that does not exist is refused', async () => {
    const member = await world.tw.member();
    expect(await handIn(member, { country: 'QQ', idKind: 'passport', idNumber: 'P1234567' })).toBeRefused({
      error: 'identity.countryUnknown',
      fields: { country: {} },
    });
  });

  test("pictures must be the member's own, and of a document", async () => {
    const [member, other] = [await world.tw.member(), await world.tw.member()];
    for (const frontFileId of [await picture(other), await picture(member, 'avatar'), newId()])
      expect(await handIn(member, { frontFileId })).toBeRefused({
        error: 'identity.pictureUnknown',
        fields: { frontFileId: {} },
      });
    expect(await handIn(member, { backFileId: await picture(other) })).toBeRefused({
      error: 'identity.pictureUnknown',
      fields: { backFileId: {} },
    });
  });

  test('rejected with a reason, corrected, approved; a later change is reviewed again', async () => {
    const member = await world.tw.member();
    const idNumber = freshIdNumber();
    await handIn(member, { idNumber });
    expect(await decide(member, 'reject')).toBeRefusedAt('reason', 'field.required');
    await decide(member, 'reject', '照片模糊');
    expect(await member.client.call('getAuthenticationData', {})).toMatchObject({
      state: 'rejected',
      identity: { rejectReason: '照片模糊' },
    });
    await handIn(member, { idNumber });
    expect(await member.client.call('getAuthenticationData', {})).toMatchObject({
      state: 'pending',
      identity: { rejectReason: '' },
    });
    await decide(member, 'approve');
    await handIn(member, { idNumber, realName: '王大明' });
    expect(await member.client.call('getAuthenticationData', {})).toMatchObject({ state: 'pending' });
    const { id } = await waiting(member);
    const steps = await world.sql(
      'select event, to_state from transitions where subject_id = $1 order by id',
      [id],
    );
    expect(steps.map(({ event }) => event)).toEqual(['add', 'reject', 'edit', 'approve', 'edit']);
  });

  test('a withdrawn submission is as if never made, and a decided one cannot be withdrawn', async () => {
    const member = await world.tw.member();
    const withdraw = () => member.client.attempt('withdrawAuthentication', {});
    expect(await withdraw()).toBeRefused('identity.notPending');
    const idNumber = freshIdNumber();
    await handIn(member, { idNumber });
    expect(await withdraw()).toMatchObject({ ok: true });
    expect(await member.client.call('getAuthenticationData', {})).toMatchObject({
      state: 'none',
      identity: null,
    });
    expect(await handIn(member, { idNumber })).toMatchObject({ data: { state: 'pending' } });
    await decide(member, 'approve');
    expect(await withdraw()).toBeRefused('identity.notPending');
  });

  test('is possible only for the member: staff acting as one are refused', async () => {
    const member = await world.tw.member();
    const { url } = await clerk.client.call('actAsMember', { memberId: member.id });
    const ticket =
      new URLSearchParams(new URL(url).hash.slice(1)).get('ticket') ?? new URL(url).hash.slice(1);
    const { token } = await world.tw.guest.call('getBackMemberToken', { ticket });
    const acting = world.tw.as(token);
    for (const attempt of [
      await acting.attempt('submitAuthentication', await sensitiveDocuments(member)),
      await acting.attempt('withdrawAuthentication', {}),
    ])
      expect(attempt).toBeRefused({ code: 403 });
  });
});

describe('one document, one member', () => {
  test('the clerk sees other members with it, and after approval it is taken', async () => {
    const [first, second, third] = await Promise.all([
      world.tw.member(),
      world.tw.member(),
      world.tw.member(),
    ]);
    const idNumber = freshIdNumber();
    await handIn(first, { idNumber });
    expect(await handIn(second, { idNumber })).toMatchObject({ ok: true });
    expect((await waiting(second)).sameNumber).toMatchObject([{ memberId: first.id, state: 'pending' }]);
    await decide(first, 'approve');
    expect(await handIn(third, { idNumber })).toBeRefused({
      error: 'identity.numberTaken',
      fields: { idNumber: {} },
    });
    expect(await decide(second, 'approve')).toBeRefused('identity.numberTaken');
    expect(await decide(second, 'reject', '號碼重複')).toMatchObject({ ok: true });
  });

  test('fifty clerks approve ten submissions at once, and exactly one succeeds', async () => {
    const idNumber = freshIdNumber();
    const members = await Promise.all(Array.from({ length: 10 }, () => world.tw.member()));
    for (const member of members) await handIn(member, { idNumber });
    const claims = await Promise.all(members.map(waiting));
    const attempts = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const claim = claims[at % claims.length];
        if (!claim) throw new Error('no claim');
        return clerk.client.attempt('auditIdentity', {
          id: claim.id,
          decision: 'approve',
          seenAt: claim.updatedAt,
        });
      }),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    const [row] = await world.sql<{ n: number }>(
      `select count(*)::int n from identities where id_number = $1 and state = 'approved'`,
      [idNumber],
    );
    expect(row?.n).toBe(1);
  });

  test('a submission changed meanwhile must be seen again', async () => {
    const member = await world.tw.member();
    const idNumber = freshIdNumber();
    await handIn(member, { idNumber });
    const seen = await waiting(member);
    await handIn(member, { idNumber, realName: '別人' });
    expect(
      await clerk.client.attempt('auditIdentity', {
        id: seen.id,
        decision: 'approve',
        seenAt: seen.updatedAt,
      }),
    ).toBeRefused('identity.notPending');
  });
});

test('the queue is oldest first, found by part of name or number, and only for those who may', async () => {
  const [early, late] = [await world.tw.member({ name: '隊首一號' }), await world.tw.member()];
  const number = freshIdNumber();
  await handIn(early, { realName: '排隊甲', idNumber: number });
  await handIn(late, { realName: '排隊乙', idNumber: freshIdNumber() });
  const names = async (words: string) =>
    (await clerk.client.call('listIdentityAudits', { words })).list.map(({ realName }) => realName);
  expect(await names('排隊')).toEqual(['排隊甲', '排隊乙']);
  // A corrected request keeps its place in the list; the new request of a rejected member is at the end.
  await handIn(early, { realName: '排隊丙', idNumber: number });
  expect(await names('排隊')).toEqual(['排隊丙', '排隊乙']);
  await decide(early, 'reject', '照片不清楚');
  await handIn(early, { realName: '排隊甲', idNumber: number });
  expect(await names('排隊')).toEqual(['排隊乙', '排隊甲']);
  expect(await names(number.slice(2, 9))).toContain('排隊甲');
  expect(await names('隊首')).toEqual(['排隊甲']);
  expect(await names('%')).toEqual([]);
  const finance = await world.tw.staff(['finance']);
  expect(await finance.client.attempt('listIdentityAudits', {})).toBeRefused({ code: 403 });
});
