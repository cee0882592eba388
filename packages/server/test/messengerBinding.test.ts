import { describe, expect, test } from 'vitest';
import { errorOf, newLineAccount, startMessengerWorld } from './messengerWorld.ts';
import type { Person } from './world.ts';

const world = await startMessengerWorld();

describe('binding LINE', () => {
  /** Begins a binding as the member, logs in at LINE, and returns the ticket. */
  async function bindingTicket(member: Person, login: string): Promise<string> {
    const { url, browserKey } = await member.client.call('beginBinding', { provider: 'line' });
    const back = await world.line.signIn(url, login);
    return (await member.client.call('getLineIdByCode', { ...back, browserKey })).ticket;
  }

  test('bind, unbind, bind another; unbinding nothing fails', async () => {
    const [member, login] = [await world.tw.member(), newLineAccount()];
    await member.client.call('bindLine', { ticket: await bindingTicket(member, login) });
    expect((await member.client.call('getBindings', {})).list).toEqual([
      { provider: 'line', name: `LINE ${login}`, boundAt: expect.any(String), friend: true },
    ]);
    await member.client.call('clearLineId', {});
    expect((await member.client.call('getBindings', {})).list).toEqual([]);
    expect(await errorOf(member.client.attempt('clearLineId', {}))).toBe('messenger.unbindFailed');
    expect((await ticketLogin(login)).token).toBeNull();
    await member.client.call('bindLine', { ticket: await bindingTicket(member, newLineAccount()) });
  });

  const ticketLogin = async (login: string) =>
    world.tw.guest.call('lineLogin', { ticket: await world.ticketFor(world.tw, login) });

  test('already bound: this member has one', async () => {
    const member = await world.bound(world.tw, newLineAccount());
    expect(await errorOf(member.client.attempt('beginBinding', { provider: 'line' }))).toBe(
      'messenger.alreadyBound',
    );
    const ticket = await world.ticketFor(world.tw, newLineAccount());
    expect(await errorOf(member.client.attempt('bindLine', { ticket }))).toBe('messenger.alreadyBound');
  });

  test('already bound: that LINE account belongs to another member', async () => {
    const login = newLineAccount();
    await world.bound(world.tw, login);
    const other = await world.tw.member();
    const ticket = await world.ticketFor(world.tw, login);
    expect(await errorOf(other.client.attempt('bindLine', { ticket }))).toBe('messenger.boundElsewhere');
  });

  test('50 members want one LINE account at once: one gets it', async () => {
    const login = newLineAccount();
    // The logins are sequential, because the number of concurrent requests of one caller to a messenger is limited.
    const tickets: string[] = [];
    for (let n = 0; n < 3; n++) tickets.push(await world.ticketFor(world.tw, login));
    const members = await Promise.all(Array.from({ length: 50 }, () => world.tw.member()));
    const attempts = await Promise.all(
      members.map((member, n) => member.client.attempt('bindLine', { ticket: tickets[n % 3] ?? '' })),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    const rows = await world.sql('select 1 from messenger_bindings where subject = $1', [login]);
    expect(rows).toHaveLength(1);
  });

  test("a binding that one member began does not end at another's", async () => {
    const [member, other] = [await world.tw.member(), await world.tw.member()];
    const { url, browserKey } = await member.client.call('beginBinding', { provider: 'line' });
    const back = { ...(await world.line.signIn(url, newLineAccount())), browserKey };
    expect(await errorOf(other.client.attempt('getLineIdByCode', back))).toBe('messenger.signInInvalid');
    const ticket = await bindingTicket(member, newLineAccount());
    expect(await errorOf(other.client.attempt('bindLine', { ticket }))).toBe('messenger.ticketInvalid');
    expect(await errorOf(world.tw.guest.attempt('lineLogin', { ticket }))).toBe('messenger.ticketInvalid');
  });

  test('a member can begin 30 times an hour', async () => {
    const member = await world.tw.member();
    await member.client.call('beginBinding', { provider: 'line' });
    await world.change('throttles', { bucket: 'messenger-bind' }, { count: 30 });
    const attempt = member.client.attempt('beginBinding', { provider: 'line' });
    expect(await errorOf(attempt)).toBe('throttle.wait');
  });

  test('staff acting as the member may neither bind nor unbind', async () => {
    const member = await world.bound(world.tw, newLineAccount());
    const owner = await world.tw.staff();
    const { ticket } = await owner.client.call('actAsMember', { memberId: member.id });
    const { token } = await world.tw.guest.call('getBackMemberToken', { ticket });
    const acting = world.tw.as(token);
    for (const attempt of [
      acting.attempt('clearLineId', {}),
      acting.attempt('beginBinding', { provider: 'line' }),
      acting.attempt('bindLine', { ticket: await world.ticketFor(world.tw, newLineAccount()) }),
    ])
      expect(await errorOf(attempt)).toBe('session.actingForbidden');
  });

  test("binding and unbinding are in the member's history", async () => {
    const member = await world.bound(world.tw, newLineAccount());
    await member.client.call('clearLineId', {});
    const steps = await world.sql(
      `select event, to_state, member_id from transitions where subject_id = $1 order by at, id`,
      [member.id],
    );
    expect(steps).toEqual([
      { event: 'lineBind', toState: 'bound', memberId: member.id },
      { event: 'lineUnbind', toState: 'unbound', memberId: member.id },
    ]);
  });
});
