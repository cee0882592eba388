import { isRefusal } from '@crossdock/contract/refusals.ts';
import { describe, expect, test } from 'vitest';
import { callMessenger } from '../src/messengers/outboundRequests.ts';
import { asShopId } from '../src/platform/scope.ts';
import { daysAgo } from './ago.ts';
import { registerNewcomer } from './memberJourney.ts';
import { errorOf, type LineLoginAnswer, newLineAccount, startMessengerWorld } from './messengerWorld.ts';
import type { WorldShop } from './world.ts';

const world = await startMessengerWorld();

describe('LINE login', () => {
  test('an unbound account returns with a ticket; bound after the login, it logs in', async () => {
    const login = newLineAccount();
    const back = await world.cameBack(world.tw, login);
    const known = await world.tw.guest.call('getLineIdByCode', back);
    expect(known).toEqual({ ticket: expect.any(String), bound: false, name: `LINE ${login}` });
    const { ticket } = known;
    expect(await world.tw.guest.call('lineLogin', { ticket })).toEqual({
      token: null,
      memberId: null,
      ticket,
    });
    const member = await world.tw.member();
    expect(await member.client.call('getMemberInfo', {})).toMatchObject({
      lineNoIsNull: true,
      messengerBound: false,
    });
    await member.client.call('bindLine', { ticket });
    expect(await member.client.call('getMemberInfo', {})).toMatchObject({
      lineNoIsNull: false,
      messengerBound: true,
      openIdIsNull: true,
      officialAccountBound: false,
    });
    const again = await world.tw.guest.call('getLineIdByCode', await world.cameBack(world.tw, login));
    expect(again.bound).toBe(true);
    const session = await world.tw.guest.call('lineLogin', { ticket: again.ticket });
    expect(session).toEqual({ token: expect.any(String), memberId: member.id, ticket: null });
    const me = await world.tw.as(session.token ?? '').call('getMemberInfo', {});
    expect(me.id).toBe(member.id);
  });

  test('a newcomer who registers with a LINE ticket came by LINE, and staff see both', async () => {
    const [{ client, session }, login] = [await registerNewcomer(world, world.tw), newLineAccount()];
    await client.call('bindLine', { ticket: await world.ticketFor(world.tw, login) });
    expect((await client.call('getMemberInfo', {})).registerSource).toBe('line');
    const owner = await world.tw.staff();
    const seen = await owner.client.call('getMember', { memberId: session.memberId });
    expect(seen).toMatchObject({
      registerSource: 'line',
      bindings: [{ provider: 'line', name: `LINE ${login}` }],
    });
    // A member who registered earlier counts as coming through the website, even if they bind a messenger later.
    const old = await world.tw.member();
    await world.change('members', { id: old.id }, { createdAt: daysAgo(1) });
    await old.client.call('bindLine', { ticket: await world.ticketFor(world.tw, newLineAccount()) });
    expect((await old.client.call('getMemberInfo', {})).registerSource).toBe('web');
  });

  test("LINE's own id of the person is in no answer", async () => {
    const login = newLineAccount();
    const answer = await world.tw.guest.call('getLineIdByCode', await world.cameBack(world.tw, login));
    expect(JSON.stringify({ ...answer, name: '' })).not.toContain(login);
  });

  test('a ticket logs in once, of 20 at the same time too', async () => {
    const login = newLineAccount();
    await world.bound(world.tw, login);
    const ticket = await world.ticketFor(world.tw, login);
    const attempts = await Promise.all(
      Array.from({ length: 20 }, () => world.tw.guest.attempt('lineLogin', { ticket })),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('a disabled member cannot log in', async () => {
    const login = newLineAccount();
    const member = await world.bound(world.tw, login);
    await world.change('members', { id: member.id }, { status: 'disabled' });
    const ticket = await world.ticketFor(world.tw, login);
    expect(await errorOf(world.tw.guest.attempt('lineLogin', { ticket }))).toBe('member.disabled');
  });

  test('an unknown or old ticket is refused', async () => {
    expect(await errorOf(world.tw.guest.attempt('lineLogin', { ticket: 'x'.repeat(43) }))).toBe(
      'messenger.ticketInvalid',
    );
    const ticket = await world.ticketFor(world.tw, newLineAccount());
    await world.sql(
      `update messenger_logins set expires_at = now() - interval '1 second' where subject is not null`,
    );
    expect(await errorOf(world.tw.guest.attempt('lineLogin', { ticket }))).toBe('messenger.ticketInvalid');
  });

  test('without a channel it is not offered', async () => {
    const { line: kept } = (await settingsOf(world.th)) ?? {};
    await world.sql(`delete from shop_secrets where shop_id = $1`, [world.th.id]);
    expect(await errorOf(world.th.guest.attempt('beginLineLogin', {}))).toBe('messenger.notOffered');
    const owner = await world.th.staff();
    await owner.client.call('saveMessengerSettings', {
      registerBind: true,
      line: { issuer: kept?.issuer ?? '', clientId: kept?.clientId ?? '', secret: 'th-secret' },
      wechat: null,
    });
    expect(await world.th.guest.call('beginLineLogin', {})).toHaveProperty('url');
  });
});

async function settingsOf(shop: WorldShop) {
  const owner = await shop.staff();
  return owner.client.call('getMessengerSettings', {});
}

describe('an answer from LINE is accepted once, by the browser that began, and only if LINE vouches for it', () => {
  const refusedAs = (back: LineLoginAnswer, shop = world.tw) =>
    errorOf(shop.guest.attempt('getLineIdByCode', back));

  test('wrong state', async () => {
    const back = await world.cameBack(world.tw, newLineAccount());
    expect(await refusedAs({ ...back, state: '0'.repeat(64) })).toBe('messenger.signInInvalid');
  });

  test("another browser's key: a foreign answer is of no use", async () => {
    const [mine, theirs] = await Promise.all([
      world.cameBack(world.tw, newLineAccount()),
      world.cameBack(world.tw, newLineAccount()),
    ]);
    expect(await refusedAs({ ...theirs, browserKey: mine.browserKey })).toBe('messenger.signInInvalid');
  });

  test('replayed code', async () => {
    const back = await world.cameBack(world.tw, newLineAccount());
    await world.tw.guest.call('getLineIdByCode', back);
    expect(await refusedAs(back)).toBe('messenger.signInInvalid');
  });

  test('20 at the same time: one is accepted, and LINE is asked once', async () => {
    const back = await world.cameBack(world.tw, newLineAccount());
    const before = world.line.exchanges;
    const attempts = await Promise.all(
      Array.from({ length: 20 }, () => world.tw.guest.attempt('getLineIdByCode', back)),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(world.line.exchanges - before).toBe(1);
  });

  test("somebody else's code with the own state", async () => {
    const [mine, theirs] = await Promise.all([
      world.cameBack(world.tw, newLineAccount()),
      world.cameBack(world.tw, newLineAccount()),
    ]);
    expect(await refusedAs({ ...mine, code: theirs.code })).toBe('messenger.declined');
  });

  test('wrong nonce', async () => {
    const { url, browserKey } = await world.tw.guest.call('beginLineLogin', {});
    const tampered = new URL(url);
    tampered.searchParams.set('nonce', 'another');
    const back = await world.line.signIn(tampered.href, newLineAccount());
    expect(await refusedAs({ ...back, browserKey })).toBe('messenger.declined');
  });

  test('wrong issuer', async () => {
    const back = await world.cameBack(world.tw, newLineAccount());
    expect(await refusedAs({ ...back, iss: 'https://elsewhere.example' })).toBe('messenger.declined');
  });

  test("another shop's client and state", async () => {
    const theirs = await world.cameBack(world.th, newLineAccount());
    expect(await refusedAs(theirs)).toBe('messenger.signInInvalid');
    const mine = await world.cameBack(world.tw, newLineAccount());
    expect(await refusedAs({ ...mine, code: theirs.code })).toBe('messenger.declined');
  });

  test('after a quarter of an hour it is too late', async () => {
    const back = await world.cameBack(world.tw, newLineAccount());
    await world.sql(
      `update messenger_logins set expires_at = now() - interval '1 second' where subject is null`,
    );
    expect(await refusedAs(back)).toBe('messenger.signInInvalid');
  });

  test('a ticket of one shop is invalid in another, where the same person is unknown', async () => {
    const login = newLineAccount();
    await world.bound(world.tw, login);
    const ticket = await world.ticketFor(world.tw, login);
    expect(await errorOf(world.th.guest.attempt('lineLogin', { ticket }))).toBe('messenger.ticketInvalid');
    const there = await world.th.guest.call('getLineIdByCode', await world.cameBack(world.th, login));
    expect(there.bound).toBe(false);
  });

  test("a wrong secret or a silent issuer is the shop's problem: unavailable", async () => {
    const back = await world.cameBack(world.th, newLineAccount());
    await world.change('shopSecrets', { shopId: world.th.id }, { value: 'wrong' });
    expect(await refusedAs(back, world.th)).toBe('messenger.unavailable');
    await world.change('shopSecrets', { shopId: world.th.id }, { value: 'th-secret' });
  });
});

describe('a messenger that does not answer', () => {
  test('sixty people of a shop wait for it at once, and none of another shop wait for them', async () => {
    let answer = () => {};
    const silence = new Promise<string>((resolve) => {
      answer = () => resolve('answered');
    });
    let waiting = 0;
    const arrives = (shop: WorldShop, who: string, said = silence) =>
      callMessenger(world.running.database.noTransaction(asShopId(shop.id), who), () => {
        waiting += 1;
        return said;
      });
    const held = Array.from({ length: 60 }, (_, n) => arrives(world.tw, `address ${n % 6}`));
    expect(waiting).toBe(60);
    expect(await arrives(world.tw, 'one more')).toMatchObject({ refused: 'throttle.wait' });
    expect(await arrives(world.th, 'elsewhere', Promise.resolve('answered'))).toBe('answered');
    answer();
    expect((await Promise.all(held)).filter(isRefusal)).toEqual([]);
    expect(await arrives(world.tw, 'one more')).toBe('answered');
  });

  test('one address has at most ten places', async () => {
    let answer = () => {};
    const silence = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const arrives = (who: string) =>
      callMessenger(world.running.database.noTransaction(asShopId(world.tw.id), who), () => silence);
    const held = Array.from({ length: 10 }, () => arrives('one address'));
    expect(await arrives('one address')).toMatchObject({ refused: 'throttle.wait' });
    const other = arrives('another');
    answer();
    expect((await Promise.all([...held, other])).filter(isRefusal)).toEqual([]);
  });
});
