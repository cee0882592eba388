import { calls } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { describe, expect, test } from 'vitest';
import { solvedCaptcha } from './captchaSolver.ts';
import { sentCode } from './memberJourney.ts';
import { errorOf } from './messengerWorld.ts';
import { inputSchema, sample } from './samples.ts';
import { type Person, password, startWorld } from './world.ts';

const world = await startWorld();

const stale = 'session.stale';
/** Moves the session's last re-authentication twenty minutes into the past. */
const age = (person: Person, by = '20 minutes') =>
  world.sql(
    `update sessions set proven_at = (proven_at at time zone 'UTC' - $2::interval) at time zone 'UTC', created_at = (created_at at time zone 'UTC' - $2::interval) at time zone 'UTC',
     ends_at = (ends_at at time zone 'UTC' - $2::interval) at time zone 'UTC' where member_id = $1 or staff_id = $1`,
    [person.id, by],
  );
const phoneOf = async (member: Person) => {
  const { areaCode, phone } = await member.client.call('getMemberInfo', {});
  return `+${areaCode}${phone.slice(1)}`;
};

describe('calls that decide about access or payouts', () => {
  const fresh = (Object.entries(calls) as [string, Call][]).filter(([, call]) => call.fresh !== undefined);

  test('is marked in the call table', () => {
    expect(fresh.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        ...['sendModifyPhoneCode', 'editMember', 'submitWithdrawal', 'answerQrLogin', 'addPushBrowser'],
        ...['beginBinding', 'bindLine', 'bindWeChat', 'clearLineId', 'clearOpenId'],
        ...['addStaff', 'editStaff', 'resetStaffPassword'],
        ...['saveBankAccount', 'savePaymentAccount', 'endPaymentAccount'],
        ...['saveMessengerSettings', 'saveSmsSettings', 'startShopExport', 'openShopExport'],
        ...['startMyExport', 'openMyExport'],
      ]),
    );
  });

  test.each(fresh)('%s is refused to a session without recent re-authentication', async (_name, call) => {
    const person = call.access.by === 'staff' ? await world.tw.staff() : await world.tw.member();
    await age(person);
    const answer = await world.running.server.app.inject({
      method: 'POST',
      url: `/api/${call.path}`,
      headers: {
        host: world.tw.host,
        authorization: `Bearer ${person.token}`,
        'idempotency-key': crypto.randomUUID(),
      },
      payload: {
        ...(sample(inputSchema(call), person.id) as object),
        ...flag(call),
        ...sixDigits(call),
        ...merchant(call),
        ...samePasswords(call),
      },
    });
    expect(answer.json()).toMatchObject({ code: 403, error: stale });
  });

  const flag = ({ fresh: when }: Call) => (typeof when === 'object' ? { [when.when]: true } : {});

  /** A valid account number. Its format depends on the provider, so the schema does not contain it. */
  const merchant = ({ path }: Call) =>
    path === 'staff/einvoice-accounts' ? { id: crypto.randomUUID(), merchantId: '2000132' } : {};

  const samePasswords = ({ path }: Call) =>
    path === 'Member/SetFirstPwd' ? { password, confirmPassword: password } : {};

  const sixDigits = ({ path }: Call) => (path === 'Member/EditMember' ? { code: '123456' } : {});

  test('the password allows it for a quarter of an hour, a wrong one does not', async () => {
    const member = await world.tw.member();
    await age(member);
    const unbind = () => errorOf(member.client.attempt('clearLineId', {}));
    expect(await unbind()).toBe(stale);
    expect(await errorOf(member.client.attempt('proveMember', { password: 'Wrong1234' }))).toBe(
      'member.wrongPassword',
    );
    expect(await unbind()).toBe(stale);
    await member.client.call('proveMember', { password });
    expect(await unbind()).toBe('messenger.unbindFailed');
    await age(member);
    expect(await unbind()).toBe(stale);
  });

  test("so does a code to the account's contact, once", async () => {
    const member = await world.tw.member();
    await age(member);
    await member.client.call('sendProof', { channel: 'phone' });
    const code = await sentCode(world, world.tw, await phoneOf(member));
    const prove = () => errorOf(member.client.attempt('proveMember', { code }));
    expect(await prove()).toBeUndefined();
    expect(await errorOf(member.client.attempt('clearLineId', {}))).toBe('messenger.unbindFailed');
    expect(await prove()).toBe('member.codeSpent');
    expect(await errorOf(member.client.attempt('sendProof', { channel: 'email' }))).toBe('throttle.wait');
  });

  test('a password cannot be guessed by it', async () => {
    const [member, clerk] = [await world.tw.member(), await world.tw.staff()];
    for (let n = 0; n < 10; n += 1) {
      await member.client.attempt('proveMember', { password: `Guess${n}` });
      await clerk.client.attempt('proveStaff', { password: `Guess${n}` });
    }
    expect(await errorOf(member.client.attempt('proveMember', { password }))).toBe('throttle.wait');
    expect(await errorOf(clerk.client.attempt('proveStaff', { password }))).toBe('throttle.wait');
  });

  test('staff re-authenticate with their own password', async () => {
    const clerk = await world.tw.staff();
    await age(clerk);
    await clerk.client.call('proveStaff', { password });
    expect(
      await errorOf(
        clerk.client.attempt('resetStaffPassword', { staffId: world.tw.id, password: 'Forwarder8' }),
      ),
    ).toBe('row.notFound');
  });
});

describe('a session approved by a phone', () => {
  async function letIn(phone: Person): Promise<Person> {
    const { id, browserKey, scanCode } = await world.tw.guest.call('beginQrLogin', {});
    await phone.client.call('scanQrLogin', { id, scanCode });
    await phone.client.call('answerQrLogin', { id, scanCode, accept: true });
    const { token } = await world.tw.guest.call('getQrLoginStatus', { id, browserKey });
    return { id: phone.id, token: token ?? '', client: world.tw.as(token ?? '') };
  }

  test('a stolen session cannot approve another one: the answer requires re-authentication', async () => {
    const phone = await world.tw.member();
    await age(phone);
    const { id, scanCode } = await world.tw.guest.call('beginQrLogin', {});
    await phone.client.call('scanQrLogin', { id, scanCode });
    const answer = (accept: boolean) =>
      errorOf(phone.client.attempt('answerQrLogin', { id, scanCode, accept }));
    expect(await answer(true)).toBe(stale);
    // Denying the login needs no fresh proof.
    expect(await answer(false)).toBeUndefined();
  });

  test('is as old as the phone’s own, and ends no later', async () => {
    const phone = await world.tw.member();
    await age(phone, '10 minutes');
    const desktop = await letIn(phone);
    const ages = await world.sql<{ provenAt: Date; endsAt: Date }>(
      'select distinct proven_at, ends_at from sessions where member_id = $1',
      [phone.id],
    );
    expect(ages).toHaveLength(1);
    expect(await errorOf(desktop.client.attempt('clearLineId', {}))).toBe('messenger.unbindFailed');
    await age(phone, '6 minutes');
    expect(await errorOf(desktop.client.attempt('clearLineId', {}))).toBe(stale);
  });
});

test.each([
  ['member', '90 days'],
  ['staff', '1 day'],
] as const)('a session ends: of %s after %s, however much it is used', async (kind, most) => {
  const person = kind === 'member' ? await world.tw.member() : await world.tw.staff();
  const use = () =>
    kind === 'member'
      ? errorOf(person.client.attempt('getMemberInfo', {}))
      : errorOf(person.client.attempt('getStaffSession', {}));
  await world.sql(
    `update sessions set created_at = now() - $2::interval + interval '1 minute', ends_at = now() + interval '1 minute',
       last_seen_at = now() - interval '2 hours' where member_id = $1 or staff_id = $1`,
    [person.id, most],
  );
  expect(await use()).toBeUndefined();
  await age(person, '2 minutes');
  expect(await use()).toBe('session.ended');
  // A session from an older version has no `ends_at`, so the time of its opening decides.
  await world.sql('update sessions set ends_at = null where member_id = $1 or staff_id = $1', [person.id]);
  expect(await use()).toBe('session.ended');
});

describe('a changed contact', () => {
  /** Changes the email. Returns the token that was sent to the old address. */
  async function moveEmail(member: Person, email: string): Promise<string> {
    const { email: former } = await member.client.call('getMemberInfo', {});
    await member.client.call('sendModifyPhoneCode', { ...(await solvedCaptcha(world.tw.guest)), email });
    await member.client.call('editMember', { email, code: await sentCode(world, world.tw, email) });
    const [told] = await world.sql<{ body: string }>(
      'select body from outgoing_messages where recipient = $1 order by id desc limit 1',
      [former],
    );
    const [, token = ''] = /http:\/\/tw\.test\/white#undo=([\w-]+)/.exec(told?.body ?? '') ?? [];
    expect(token).toHaveLength(43);
    return token;
  }
  const undo = (token: string, by = world.tw.guest) => by.attempt('undoContact', { token });
  const emailOf = async (member: Person) => {
    const row = await world.row('members', { id: member.id });
    return row?.email;
  };

  test('is restored by the link to the former one: thieves are logged out, and their bindings are removed', async () => {
    const member = await world.tw.member({ email: 'mine@example.com' });
    const token = await moveEmail(member, 'thief@example.com');
    await world.sql(
      `insert into messenger_bindings (shop_id, id, member_id, provider, subject, created_at) values
       ($1, gen_random_uuid(), $2, 'line', 'thief', now()), ($1, gen_random_uuid(), $2, 'wechat', 'mine', now() - interval '1 year')`,
      [world.tw.id, member.id],
    );
    expect(await undo(token)).toMatchObject({ ok: true, data: { channel: 'email' } });
    expect(await emailOf(member)).toBe('mine@example.com');
    expect(await errorOf(member.client.attempt('getMemberInfo', {}))).toBe('session.endedElsewhere');
    const bound = await world.sql('select subject from messenger_bindings where member_id = $1', [member.id]);
    expect(bound).toEqual([{ subject: 'mine' }]);
    expect(await errorOf(undo(token))).toBe('member.undoInvalid');
  });

  test('a phone likewise, and a later contact cannot undo the undoing', async () => {
    const member = await world.tw.member();
    // Text messages to Taiwan contain no link, so this member's phone is Thai.
    await world.change('members', { id: member.id }, { areaCode: '66', phone: '0811222333' });
    const former = await phoneOf(member);
    const move = async (phone: string) => {
      await member.client.call('sendModifyPhoneCode', {
        ...(await solvedCaptcha(world.tw.guest)),
        areaCode: '66',
        phone,
      });
      const code = await sentCode(world, world.tw, `+66${phone.slice(1)}`);
      await member.client.call('editMember', { areaCode: '66', phone, code });
    };
    await move('0811222444');
    await move('0811222555');
    const tokenTo = async (recipient: string) => {
      const [row] = await world.sql<{ token: string }>(
        `select substring(body from 'undo=([\\w-]+)') as token from outgoing_messages
         where recipient = $1 and body like '%undo=%'`,
        [recipient],
      );
      return row?.token ?? '';
    };
    const [first, second] = [await tokenTo(former), await tokenTo('+66811222444')];
    expect(await undo(first)).toMatchObject({ ok: true, data: { channel: 'phone' } });
    expect(await errorOf(undo(second))).toBe('member.undoInvalid');
    const rows = await world.sql('select phone from members where id = $1', [member.id]);
    expect(rows).toEqual([{ phone: '0811222333' }]);
  });

  test('a text to Taiwan contains neither link nor number, because carriers block unregistered ones', async () => {
    const member = await world.tw.member({ phone: '0911333444' });
    await member.client.call('sendModifyPhoneCode', {
      ...(await solvedCaptcha(world.tw.guest)),
      ...{ areaCode: '886', phone: '0911333555' },
    });
    const code = await sentCode(world, world.tw, '+886911333555');
    await member.client.call('editMember', { areaCode: '886', phone: '0911333555', code });
    const [told] = await world.sql<{ body: string }>(
      "select body from outgoing_messages where recipient = '+886911333444' order by created_at desc limit 1",
    );
    expect(told?.body).toMatch(/聯絡方式|联系方式|contact details/);
    expect(told?.body).not.toMatch(/https?:|\d{4,}|\+\d/);
  });

  test('can be restored for 72 hours, in its own shop', async () => {
    const member = await world.tw.member({ email: 'slow@example.com' });
    const token = await moveEmail(member, 'slower@example.com');
    expect(await errorOf(undo(token, world.th.guest))).toBe('member.undoInvalid');
    const late = (hours: number) =>
      world.backdate('contactChanges', { memberId: member.id }, `${hours} hours`, 'expiresAt');
    await late(71);
    const [row] = await world.sql<{ left: boolean }>(
      'select expires_at > now() as left from contact_changes where member_id = $1',
      [member.id],
    );
    expect(row?.left).toBe(true);
    await late(1);
    expect(await errorOf(undo(token))).toBe('member.undoInvalid');
    expect(await emailOf(member)).toBe('slower@example.com');
  });
});
