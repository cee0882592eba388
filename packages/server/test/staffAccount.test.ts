import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { weakPasswordRefusal } from '../src/platform/weakPasswords.ts';
import { solvedCaptcha } from './captchaSolver.ts';
import { registerNewcomer } from './memberJourney.ts';
import { errorOf } from './messengerWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { type Person, password, startWorld } from './world.ts';

const world = await startWorld();

const loginOf = async (person: { id: string }) => {
  const row = await world.row('staff', { id: person.id });
  return row?.login ?? '';
};
/** Logs in as the console does: if a captcha is required, the browser does the work. */
async function logIn(login: string, secret: string, code?: string) {
  const input = { login, password: secret, ...(code ? { code } : {}) };
  const first = await world.tw.guest.attempt('loginStaff', input);
  if (first.ok || first.failure.error !== 'member.captchaRequired') return first;
  const { uuid, code: work } = await solvedCaptcha(world.tw.guest, login);
  return world.tw.guest.attempt('loginStaff', { ...input, uuid, work });
}
/** An authenticator's code, this many steps of thirty seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

describe('passwords that are too easy', () => {
  test.each([
    ['password1', 'password.common'],
    ['Password1', 'password.common'],
    ['qwerty123', 'password.common'],
    ['Welcome123', 'password.common'],
    ['1q2w3e4r', 'password.common'],
    ['iloveyou1', 'password.common'],
    ['amy.chen2026', 'password.holdsAccount'],
    ['XAMY.CHEN-9', 'password.holdsAccount'],
    ['Crossdock1', undefined],
    ['Forwarder7', undefined],
    ['correct-horse-7', undefined],
  ])('%s: %s', async (secret, refused) => {
    expect((await weakPasswordRefusal(secret, ['amy.chen', 'amy.chen@example.com']))?.refused).toBe(refused);
  });

  test('are refused wherever one is set', async () => {
    const { client } = await registerNewcomer(world, world.tw, { account: 'mayflower' });
    const easy = { password: 'Password1', confirmPassword: 'Password1' };
    expect(await errorOf(client.attempt('updatePassword', { oldPassword: password, ...easy }))).toBe(
      'password.common',
    );
    const own = 'Mayflower77';
    expect(
      await errorOf(
        client.attempt('updatePassword', { oldPassword: password, password: own, confirmPassword: own }),
      ),
    ).toBe('password.holdsAccount');
    const owner = await world.tw.staff();
    const clerk = { login: 'mei-ling', name: 'Mei', roles: ['support' as const] };
    expect(await errorOf(owner.client.attempt('addStaff', { ...clerk, password: 'Password1' }))).toBe(
      'password.common',
    );
    expect(await errorOf(owner.client.attempt('addStaff', { ...clerk, password: 'mei-ling99' }))).toBe(
      'password.holdsAccount',
    );
    expect(
      await errorOf(owner.client.attempt('resetStaffPassword', { staffId: owner.id, password: 'Password1' })),
    ).toBe('password.common');
    expect(
      await errorOf(owner.client.attempt('changeStaffPassword', { oldPassword: password, ...easy })),
    ).toBe('password.common');
  });
});

describe('a password that somebody else set', () => {
  test('allows only choosing another', async () => {
    const owner = await world.tw.staff();
    const { staffId } = await owner.client.call('addStaff', {
      login: 'newclerk',
      name: 'New Clerk',
      roles: ['support'],
      password: 'Handover77',
    });
    const session = await logIn('newclerk', 'Handover77');
    if (!session.ok) throw session.failure;
    const clerk = world.tw.as(session.data.token);
    expect((await clerk.call('getStaffSession', {})).due).toBe('password');
    expect(await errorOf(clerk.attempt('listMembers', {}))).toBe('session.passwordDue');
    const change = (oldPassword: string, next: string) =>
      errorOf(clerk.attempt('changeStaffPassword', { oldPassword, password: next, confirmPassword: next }));
    expect(await change('Handover77', 'Handover77')).toBe('member.samePassword');
    expect(await change('Wrong1234', 'MyOwnWord8')).toBe('member.wrongPassword');
    expect(await change('Handover77', 'MyOwnWord8')).toBeUndefined();
    expect(await errorOf(clerk.attempt('listMembers', {}))).toBeUndefined();
    // After the owner resets the password, it must be changed again.
    await owner.client.call('resetStaffPassword', { staffId, password: 'Handover88' });
    expect(await errorOf(clerk.attempt('getStaffSession', {}))).toBe('session.passwordChanged');
    const again = await logIn('newclerk', 'Handover88');
    if (!again.ok) throw again.failure;
    const back = world.tw.as(again.data.token);
    expect(await errorOf(back.attempt('listMembers', {}))).toBe('session.passwordDue');
  });

  test('one’s own is changed by oneself, and the other sessions end', async () => {
    const clerk = await world.tw.staff(['warehouse']);
    const login = await loginOf(clerk);
    const other = await logIn(login, password);
    if (!other.ok) throw other.failure;
    await clerk.client.call('changeStaffPassword', {
      oldPassword: password,
      password: 'MyOwnWord8',
      confirmPassword: 'MyOwnWord8',
    });
    expect(await errorOf(clerk.client.attempt('getStaffSession', {}))).toBeUndefined();
    expect(await errorOf(world.tw.as(other.data.token).attempt('getStaffSession', {}))).toBe(
      'session.passwordChanged',
    );
    expect(await errorOf(logIn(login, password))).toBe('staff.wrongLogin');
  });
});

describe('the second factor', () => {
  /** Sets up the second factor with the previous step's code, so that the current one is still unused. */
  async function setUp(person: Person) {
    const { secret, address } = await person.client.call('beginSecondFactor', {});
    expect(address).toMatch(/^otpauth:\/\/totp\/Shop%20tw:staff\d+\?.*secret=/);
    const { recoveryCodes } = await person.client.call('confirmSecondFactor', { code: codeOf(secret, -1) });
    return { secret, recoveryCodes, login: await loginOf(person) };
  }

  test('is required after the right password only, and each code works once', async () => {
    const clerk = await world.tw.staff(['support']);
    const { secret, login } = await setUp(clerk);
    expect(await errorOf(logIn(login, 'Wrong1234'))).toBe('staff.wrongLogin');
    expect(await logIn(login, password)).toBeRefused({ error: 'staff.codeRequired', fields: { code: {} } });
    expect(await errorOf(logIn(login, password, '000000'))).toBe('staff.codeWrong');
    // Both were made at one time: the code changes every half minute, which may end during the test.
    const [code, earlier] = [codeOf(secret), codeOf(secret, -1)];
    expect(await errorOf(logIn(login, password, code))).toBeUndefined();
    expect(await errorOf(logIn(login, password, code))).toBe('staff.codeWrong');
    expect(await errorOf(logIn(login, password, earlier))).toBe('staff.codeWrong');
  });

  test('of twenty logins at once with one code, one succeeds', async () => {
    const clerk = await world.tw.staff();
    const { secret, login, recoveryCodes } = await setUp(clerk);
    const code = codeOf(secret);
    const attempts = await Promise.all([...Array.from({ length: 3 }, () => logIn(login, password, code))]);
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(recoveryCodes).toHaveLength(10);
  });

  test('has ten recovery codes, each valid once in any spelling, stored as hashes; new ones replace the old', async () => {
    const clerk = await world.tw.staff();
    const { login, recoveryCodes, secret } = await setUp(clerk);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(
      await errorOf(logIn(login, password, ` ${first.toUpperCase().replace('-', '')} `)),
    ).toBeUndefined();
    expect(await errorOf(logIn(login, password, first))).toBe('staff.codeWrong');
    expect((await clerk.client.call('getStaffSession', {})).recoveryCodesLeft).toBe(9);
    const kept = await world.sql<{ kept: string }>(
      `select secret || (select string_agg(encode(code_hash, 'escape'), ' ') from staff_recovery_codes where staff_id = $1) as kept
       from staff_second_factors where staff_id = $1`,
      [clerk.id],
    );
    for (const plain of [secret, second, second.replace('-', '')]) expect(kept[0]?.kept).not.toContain(plain);
    await clerk.client.call('renewRecoveryCodes', {});
    expect(await errorOf(logIn(login, password, second))).toBe('staff.codeWrong');
  });

  test('is part of re-authentication, and can be turned off', async () => {
    const clerk = await world.tw.staff();
    const { secret } = await setUp(clerk);
    expect(await errorOf(clerk.client.attempt('proveStaff', { password }))).toBe('staff.codeRequired');
    await clerk.client.call('proveStaff', { password, code: codeOf(secret) });
    expect(await errorOf(clerk.client.attempt('beginSecondFactor', {}))).toBe('staff.secondFactorOn');
    await clerk.client.call('endSecondFactor', {});
    expect(await errorOf(clerk.client.attempt('endSecondFactor', {}))).toBe('staff.secondFactorOff');
    expect(await errorOf(logIn(await loginOf(clerk), password))).toBeUndefined();
  });

  testSettingEffect(
    'saveStaffSettings.secondFactorRequired',
    'nothing else works until it is set up, and nobody turns it off',
    async () => {
      const owner = await world.th.staff();
      const clerk = await world.th.staff(['support']);
      await owner.client.call('saveStaffSettings', { secondFactorRequired: true });
      expect(await owner.client.attempt('getStaffSettings', {})).toBeRefused('session.secondFactorDue');
      expect((await clerk.client.call('getStaffSession', {})).due).toBe('secondFactor');
      expect(await errorOf(clerk.client.attempt('listMembers', {}))).toBe('session.secondFactorDue');
      for (const one of [owner, clerk]) {
        const { secret } = await one.client.call('beginSecondFactor', {});
        await one.client.call('confirmSecondFactor', { code: codeOf(secret) });
      }
      expect(await errorOf(clerk.client.attempt('listMembers', {}))).toBeUndefined();
      expect(await errorOf(clerk.client.attempt('endSecondFactor', {}))).toBe('staff.secondFactorRequired');
      // Staff who lost their authenticator start over after a reset by the owner.
      await owner.client.call('resetSecondFactor', { staffId: clerk.id });
      expect(await errorOf(clerk.client.attempt('getStaffSession', {}))).toBe('session.endedElsewhere');
    },
  );
});
