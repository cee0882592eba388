import { describe, expect, test } from 'vitest';
import { password, startWorld } from './world.ts';

const world = await startWorld();
const clerk = await world.tw.staff(['support']);

let made = 0;
const somebody = () => {
  made += 1;
  const phone = `09${String(11_000_000 + made)}`;
  return { name: '陳小姐', areaCode: '886', phone, email: `link${made}@example.test` };
};
const ticketIn = ({ url }: { url: string }) => url.split('#link=')[1] ?? '';
const invite = async (who = somebody()) => ({ ...who, ...(await clerk.client.call('inviteMember', who)) });
const account = (ticket: string, name: string) => ({
  ticket,
  account: name,
  password,
  confirmPassword: password,
  agreements: { service: true, carrier: true },
});

describe('a link from staff', () => {
  test('makes a person a member without a code, with the contacts that staff named, once', async () => {
    const made = await invite();
    const ticket = ticketIn(made);
    expect(await world.tw.guest.call('getMemberInvitation', { ticket })).toMatchObject({
      name: made.name,
      email: made.email,
      phone: `+886 ${made.phone}`,
    });
    const { token } = await world.tw.guest.call('acceptMemberInvitation', account(ticket, 'linked'));
    expect(await world.tw.as(token).call('getMemberInfo', {})).toMatchObject({
      account: 'linked',
      name: made.name,
      phone: made.phone,
      email: made.email,
      registerSource: 'staff',
    });
    expect(await world.tw.guest.attempt('acceptMemberInvitation', account(ticket, 'linked2'))).toBeRefused(
      'invitation.ended',
    );
    const { list } = await clerk.client.call('listMemberInvitations', {});
    expect(list.find(({ id }) => id === made.id)).toMatchObject({ state: 'used', email: made.email });
  });

  test('used by two at once makes one member', async () => {
    const ticket = ticketIn(await invite());
    const attempts = await Promise.all(
      ['both1', 'both2', 'both3'].map((name) =>
        world.tw.guest.attempt('acceptMemberInvitation', account(ticket, name)),
      ),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('ends when it is cancelled, replaced for the same person, expired, or used in another shop', async () => {
    const cancelled = await invite();
    await clerk.client.call('revokeMemberInvitation', { id: cancelled.id });
    expect(await clerk.client.attempt('revokeMemberInvitation', { id: cancelled.id })).toBeRefused(
      'invitation.ended',
    );
    const [who] = [somebody()];
    const [older, newer] = [await invite(who), await invite(who)];
    const late = await invite();
    await world.change('memberInvitations', { id: late.id }, { expiresAt: new Date() });
    for (const ended of [cancelled, older, late])
      expect(await world.tw.guest.attempt('getMemberInvitation', { ticket: ticketIn(ended) })).toBeRefused(
        'invitation.ended',
      );
    expect(await world.th.guest.attempt('getMemberInvitation', { ticket: ticketIn(newer) })).toBeRefused(
      'invitation.ended',
    );
    expect((await world.tw.guest.call('getMemberInvitation', { ticket: ticketIn(newer) })).name).toBe(
      who?.name,
    );
  });

  test('is refused for contacts of a member, and to staff without the permission', async () => {
    const member = await world.tw.member();
    const { phone, areaCode, email } = await member.client.call('getMemberInfo', {});
    expect(await clerk.client.attempt('inviteMember', { ...somebody(), phone, areaCode })).toBeRefusedAt(
      'phone',
      'member.phoneTaken',
    );
    expect(await clerk.client.attempt('inviteMember', { ...somebody(), email })).toBeRefusedAt(
      'email',
      'member.emailTaken',
    );
    const warehouse = await world.tw.staff(['warehouse']);
    expect(await warehouse.client.attempt('inviteMember', somebody())).toBeRefused('access.denied');
  });
});

test('a shop names the channels on which it can send a code: none, text messages, or all in a demo', async () => {
  const ways = () => world.th.guest.call('getCodeWays', {});
  expect(await ways()).toEqual({ phone: false, email: false });
  await world.change('shops', { id: world.th.id }, { demo: true });
  expect(await ways()).toEqual({ phone: true, email: true });
});
