import { describe, expect, test } from 'vitest';
import { mailBounceJobs } from '../src/messages/bouncesJob.ts';
import { signedMessageId } from '../src/platform/messageIds.ts';
import { secondsAgo } from './ago.ts';
import { solvedCaptcha } from './captchaSolver.ts';
import { openImap } from './imapDouble.ts';
import { mailReport as report } from './mailReports.ts';
import { sentCode } from './memberJourney.ts';
import { inAppOnlyPreferences } from './messageWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { testSettingEffect } from './settingEffects.ts';
import { openSmtp } from './smtpDouble.ts';
import { type Person, startWorld, type WorldShop } from './world.ts';

/** Tests mail that bounces later. Real SMTP and IMAP servers on loopback deliver the reports of mail servers. */
const [post, own, operators] = await Promise.all([
  openSmtp(),
  openImap('bounces@shop.example:s3cret'),
  openImap('op:pass word'),
]);
const IMAP_URL = `imap://op:pass%20word@127.0.0.1:${operators.port}`;
const world = await startWorld({ env: { SMTP_URL: post.url, OUTBOUND_PRIVATE: 'true', IMAP_URL } });
const owner = await world.tw.staff();

const mailbox = (changes: object = {}) => ({
  ...{ host: '127.0.0.1', port: 143 as const, encryption: 'none' as const },
  ...{ account: 'bounces@shop.example', ...changes },
});
/** Saves the mailbox, then sets the double's port by SQL, because no owner may enter that port. */
const set = async (password = 's3cret', port = own.port) => {
  await owner.client.call('saveMailboxSettings', { mailbox: mailbox(), password });
  await world.sql(
    `update shops set settings = jsonb_set(settings, '{mailbox,port}', $2::jsonb) where id = $1`,
    [world.tw.id, String(port)],
  );
};
const read = async (shop: WorldShop = world.tw, which = 0) => {
  await world.change('mailboxReads', {}, { dueAt: secondsAgo(1) });
  await runJobIfDue(world, shop, mailBounceJobs(world.running.services)[which]);
};
/** Sends a mail to a member. Returns its Message-ID. */
async function mailed(member: Person, shop: WorldShop = world.tw, clerk: Person = owner) {
  const email = await addressOf(member);
  const before = post.letters.length;
  const { messageId } = await clerk.client.call('tryMail', { email });
  await expect.poll(() => post.letters.slice(before).some(({ to }) => to === email)).toBe(true);
  const letter = post.letters.findLast(({ to }) => to === email);
  await expect.poll(() => stateOf(messageId, clerk)).toMatchObject({ state: 'sent' });
  expect(shop.id).toBeTruthy();
  return { messageId, email, header: /Message-ID:\s+(\S+)/i.exec(letter?.text ?? '')?.[1] ?? '' };
}
const addressOf = async (member: Person) => {
  const row = await world.row('members', { id: member.id });
  return row?.email ?? '';
};
const stateOf = async (messageId: string, clerk: Person = owner) => {
  const { list } = await clerk.client.call('listMessages', { channel: 'email', pageSize: 100 });
  return list.find(({ id }) => id === messageId);
};
const bounceOf = async (member: Person) =>
  (await owner.client.call('getMember', { memberId: member.id })).mailBounce;

describe('the mailbox', () => {
  testSettingEffect(
    ['saveMailboxSettings.mailbox', 'saveMailboxSettings.password'],
    'is read with its own password, and no more once it is removed',
    async () => {
      const member = await world.tw.member();
      const sent = await mailed(member);
      await set('wrong');
      own.arrives(report(sent));
      await read();
      expect(await owner.client.call('getMailboxSettings', {})).toMatchObject({
        ...{ passwordKept: true, readAt: null, readFailure: expect.stringContaining('wrong password') },
      });
      expect(await bounceOf(member)).toBeNull();
      await owner.client.call('saveMailboxSettings', { mailbox: null });
      const before = own.said.length;
      await read();
      expect(own.said).toHaveLength(before);
      await set();
      await read();
      expect(await owner.client.call('getMailboxSettings', {})).toMatchObject({
        ...{ readAt: expect.any(String), readFailure: '' },
      });
      expect(await bounceOf(member)).toMatchObject({ reason: expect.stringContaining('5.1.1') });
    },
  );

  test('shows its answer, and never uses its password for another account', async () => {
    await owner.client.call('saveMailboxSettings', { mailbox: null });
    expect(await owner.client.attempt('tryMailbox', {})).toBeRefused('mailbox.notSet');
    expect(await owner.client.attempt('saveMailboxSettings', { mailbox: mailbox() })).toBeRefusedAt(
      'password',
      'mail.passwordNeeded',
    );
    await set('wrong');
    expect(await owner.client.attempt('tryMailbox', {})).toBeRefused('mailbox.refused');
    await set();
    expect(await owner.client.call('tryMailbox', {})).toEqual({ messages: 1, unseen: 0 });
    own.state.broken = true;
    expect(await owner.client.attempt('tryMailbox', {})).toBeRefused('mailbox.silent');
    own.state.broken = false;
    const other = { mailbox: mailbox({ account: 'else@shop.example' }) };
    expect(await owner.client.attempt('saveMailboxSettings', other)).toMatchObject({ ok: false });
    const answered = await owner.client.call('getMailboxSettings', {});
    const stored = await world.sql('select value from shop_secrets where shop_id = $1', [world.tw.id]);
    const { list: log } = await owner.client.call('listAudit', { staffId: owner.id });
    expect(JSON.stringify([answered, stored, log])).not.toContain('s3cret');
    const support = await world.tw.staff(['support']);
    expect(await support.client.attempt('getMailboxSettings', {})).toBeRefused({ code: 403 });
  });
});

describe('a report', () => {
  test('about a dead address marks the mail and the address, and notifications use another channel', async () => {
    const member = await world.tw.member();
    await member.client.call('saveNoticeWishes', { ...inAppOnlyPreferences, ways: ['email'] });
    const sent = await mailed(member);
    own.arrives(report(sent));
    await read();
    expect(await stateOf(sent.messageId)).toMatchObject({
      ...{ state: 'failed', fault: 'unreachable', failure: '5.1.1 550 5.1.1 no such mailbox' },
      reportedAt: expect.any(String),
    });
    expect(own.mails.at(-1)?.flags).toEqual(new Set(['\\Seen']));
    const wishes = await member.client.call('getNoticeWishes', {});
    expect(wishes.offered.find(({ way }) => way === 'email')).toMatchObject({
      ...{ reachable: false, bouncedAt: expect.any(String), to: sent.email },
    });
    const before = post.letters.length;
    await owner.client.call('adjustMemberBalance', {
      ...{ memberId: member.id, amountMinor: 5_000, reason: 'sorry' },
    });
    const ways = () =>
      world.sql<{ way: string }>(
        'select way, state, skipped_for from notice_ways where member_id = $1 order by way',
        [member.id],
      );
    await expect
      .poll(async () => (await ways()).find(({ way }) => way === 'email'))
      .toMatchObject({ state: 'skipped', skippedFor: 'unreachable' });
    expect(post.letters).toHaveLength(before);
  });

  test('that is no bounce, or only about the message, marks no address', async () => {
    for (const [said, state] of [
      [{ action: 'delayed', status: '4.4.1' }, 'sent'],
      [{ action: 'delivered', status: '2.0.0' }, 'sent'],
      [{ action: 'failed', status: 'nonsense' }, 'sent'],
      [{ type: 'disposition-notification' }, 'sent'],
      [{ action: 'failed', status: '4.4.7' }, 'failed'],
      [{ action: 'failed', status: '5.7.1' }, 'failed'],
    ] as const) {
      const member = await world.tw.member();
      const sent = await mailed(member);
      own.arrives(report({ ...sent, ...said }));
      await read();
      expect((await stateOf(sent.messageId))?.state, JSON.stringify(said)).toBe(state);
      expect(await bounceOf(member), JSON.stringify(said)).toBeNull();
    }
  });

  test('that a stranger forged changes nothing, and stays unread', async () => {
    const member = await world.tw.member();
    const sent = await mailed(member);
    const [id = ''] = /[\da-f-]{36}/.exec(sent.header) ?? [];
    const { APP_SECRET: secret } = world.running.services.config;
    for (const header of [
      `<${id}@localhost>`,
      `<${id}_${'A'.repeat(32)}@localhost>`,
      `<${signedMessageId('another installation', world.tw.id, id)}@localhost>`,
      `<${signedMessageId(secret, world.th.id, id)}@localhost>`,
      `<${signedMessageId(secret, world.tw.id, world.tw.id)}@localhost>`,
      'nothing',
    ]) {
      own.arrives(report({ header }));
      // This report names the message in its own text, and not in the returned message.
      own.arrives(report({ header }).replace('Sorry.', `Message-ID: ${sent.header}`));
      await read();
      expect(await stateOf(sent.messageId), header).toMatchObject({ state: 'sent' });
      expect(own.mails.slice(-2).map(({ flags }) => flags.size)).toEqual([0, 0]);
    }
    expect(await bounceOf(member)).toBeNull();
  });

  test('is read behind hostile and broken mail', async () => {
    const member = await world.tw.member();
    const sent = await mailed(member);
    own.arrives('');
    own.arrives('Content-Type: multipart/report; report-type=delivery-status; boundary="x"\n\n--x');
    const deep = Array.from(
      { length: 400 },
      (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`,
    );
    own.arrives(deep.join(''));
    own.arrives(`Subject: ${'=?utf-8?B?AAAA?= '.repeat(60_000)}\n\nx`);
    own.arrives(`${report(sent).replace('Sorry.', '(((('.repeat(20_000))}`);
    own.arrives(report({ ...sent, diagnostic: '\u0000\u0007<script>'.repeat(2_000) }));
    await read();
    expect(await owner.client.call('getMailboxSettings', {})).toMatchObject({ readFailure: '' });
    expect(await bounceOf(member)).not.toBeNull();
    expect((await bounceOf(member))?.reason.length).toBeLessThan(260);
  });

  test('is read once, and a mailbox that renumbers its mail is read again without harm', async () => {
    const fetches = () => own.said.filter((line) => line.includes('UID FETCH')).length;
    const before = fetches();
    await read();
    expect(fetches()).toBe(before);
    own.state.validity += 1;
    await read();
    expect(fetches()).toBeGreaterThan(before);
    expect(own.said.some((line) => /EXPUNGE|\\Deleted|MOVE/i.test(line))).toBe(false);
  });
});

describe('the mark of an address', () => {
  const dead = async () => {
    const member = await world.tw.member();
    own.arrives(report(await mailed(member)));
    await read();
    expect(await bounceOf(member)).not.toBeNull();
    return member;
  };
  test('stops no code, and is removed when one arrives or a later mail is reported to have arrived', async () => {
    const [proven, arrived] = [await dead(), await dead()];
    const email = await addressOf(proven);
    await proven.client.call('sendModifyPhoneCode', { email, ...(await solvedCaptcha(world.tw.guest)) });
    const code = await sentCode(world, world.tw, email);
    expect(await bounceOf(proven)).not.toBeNull();
    await proven.client.call('editMember', { email, code });
    expect(await bounceOf(proven)).toBeNull();
    own.arrives(report({ ...(await mailed(arrived)), action: 'delivered', status: '2.1.5' }));
    await read();
    expect(await bounceOf(arrived)).toBeNull();
  });

  test('is removed when the member changes the address', async () => {
    const member = await dead();
    const [old, email] = [await addressOf(member), `new-${member.id}@example.com`];
    await member.client.call('sendModifyPhoneCode', { email, ...(await solvedCaptcha(world.tw.guest)) });
    await member.client.call('editMember', { email, code: await sentCode(world, world.tw, email) });
    expect(await bounceOf(member)).toBeNull();
    expect(await world.sql('select from mail_bounces where address = $1', [old])).toEqual([]);
  });
});

test('the installation’s mailbox is read for all its shops, each finding its own mail', async () => {
  const clerk = await world.th.staff();
  const [here, there] = [await world.tw.member(), await world.th.member()];
  const sent = await mailed(there, world.th, clerk);
  const ours = await mailed(here);
  operators.arrives(report(ours));
  operators.arrives(report(sent));
  await read(world.th, 1);
  const bounce = (await clerk.client.call('getMember', { memberId: there.id })).mailBounce;
  expect(bounce).toMatchObject({ reason: expect.stringContaining('5.1.1') });
  expect(operators.mails.map(({ flags }) => flags.size)).toEqual([0, 1]);
  expect(await bounceOf(here)).toBeNull();
  await read(world.tw, 1);
  expect(await bounceOf(here)).not.toBeNull();
});
