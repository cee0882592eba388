import { expect, test } from 'vitest';
import { memberLetterJobs } from '../src/moving/letterJob.ts';
import { secondsAgo } from './ago.ts';
import {
  csv,
  memberFile,
  memberNumber,
  memberRow,
  noTransactionOf,
  rivalHeads,
  setOpen,
  uploadAndApply,
} from './movingWorld.ts';
import { openSmtp } from './smtpDouble.ts';
import { password, startWorld } from './world.ts';

/** A mail server on loopback. */
const post = await openSmtp();
const world = await startWorld({ env: { SMTP_URL: post.url, OUTBOUND_PRIVATE: 'true' } });
const owner = await world.tw.staff(['owner']);
await setOpen(world, false);
await uploadAndApply(world, world.tw, owner, 'members', memberFile(8));

const letters = () => owner.client.call('getMovedMemberLetters', {});
const work = () =>
  memberLetterJobs(world.running.services).run(noTransactionOf(world, world.tw), { shopId: world.tw.id });
/** The letters that arrived, with their texts as people read them. */
const arrived = () => post.letters.map(({ to, text }) => ({ to, text: readable(text) }));

function readable(raw: string): string {
  const parts = [...raw.matchAll(/\r?\n\r?\n([A-Za-z0-9+/=\r\n]{60,})/g)];
  const encoded = parts.map(([, part = '']) => Buffer.from(part, 'base64').toString('utf8'));
  const quoted = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return [...encoded, quoted].join('\n');
}
const linkIn = (text = '') => {
  const [, ticket = '', code = ''] = /#first=([0-9a-f-]{36})\.(\d{10})/.exec(text) ?? [];
  return { ticket, code };
};
const newPassword = 'Harbour-lantern-42';
const setTo = (link: { ticket: string; code: string }, chosen = newPassword) =>
  world.tw.guest.attempt('retrievePassword', { ...link, password: chosen, confirmPassword: chosen });

test('only the owner sees the number and the texts of the messages, and must confirm the number', async () => {
  const support = await world.tw.staff(['support']);
  expect((await support.client.attempt('getMovedMemberLetters', {})).ok).toBe(false);
  await world.change('members', { randomName: memberNumber(7) }, { status: 'disabled' });
  const before = await letters();
  expect(before).toMatchObject({ toWrite: 7, waiting: 0, sent: 0, withPassword: 0 });
  expect(before.examples.map(({ lang, body }) => [lang, body.includes('/login')])).toEqual([
    ['tw', true],
    ['zh', true],
    ['en', true],
  ]);
  expect(await owner.client.attempt('writeToMovedMembers', { count: 3 })).toBeRefused(
    'moving.lettersChanged',
  );
});

test('each gets one message however often it is requested, and none goes to an address with bounced mail', async () => {
  await world.sql(
    `insert into mail_bounces (shop_id, address, bounced_at, status, reason) values ($1, 'rival2@old.example', now(), '5.1.1', 'gone')`,
    [world.tw.id],
  );
  await world.change('members', { randomName: memberNumber(3) }, { passwordHash: 'argon2id$a$b' });
  const seen = await letters();
  expect(seen).toMatchObject({ toWrite: 6, byMail: 5, bySms: 0, unreachable: 1, withPassword: 1 });
  await owner.client.call('writeToMovedMembers', { count: seen.toWrite });
  // Two jobs run at the same time, and one runs later.
  await Promise.all([work(), work()]);
  await work();
  const [written] = await world.sql<{ n: number }>(
    "select count(*)::int as n from outgoing_messages where shop_id = $1 and recipient like 'rival%'",
    [world.tw.id],
  );
  expect(written?.n).toBe(5);
  await expect.poll(() => post.letters.length).toBe(5);
  expect(arrived().map(({ to, text }) => [to, linkIn(text).code.length])).toEqual(
    expect.arrayContaining([0, 1, 4, 5, 6].map((n) => [`rival${n}@old.example`, 10])),
  );
  const [unreachable] = await world.sql<{ n: number }>(
    "select count(*)::int as n from move_letters where shop_id = $1 and state = 'unreachable'",
    [world.tw.id],
  );
  expect(unreachable?.n).toBe(1);
  expect(await letters()).toMatchObject({ toWrite: 0, waiting: 0 });
  expect(await owner.client.attempt('writeToMovedMembers', { count: 6 })).toBeRefused(
    'moving.lettersChanged',
  );
  // A member who is moved in later gets a letter later.
  await uploadAndApply(world, world.tw, owner, 'members', csv([rivalHeads.members, memberRow(30)]));
  expect(await letters()).toMatchObject({ toWrite: 1 });
});

test('the link sets the first password once; a guessed, used or old one sets none', async () => {
  const [first, second, third] = arrived();
  const link = linkIn(first?.text);
  const other = linkIn(second?.text);
  expect(await setTo({ ...link, code: other.code })).toBeRefused('member.codeWrong');
  expect(await setTo(link)).toMatchObject({ ok: true });
  expect(await setTo(link, 'Another-lantern-43')).toBeRefused('member.codeSpent');
  const account = first?.to.split('@')[0] ?? '';
  expect(await world.tw.guest.attempt('login', { account, password: newPassword })).toMatchObject({
    ok: true,
  });
  expect((await world.tw.guest.attempt('login', { account, password })).ok).toBe(false);
  await world.change('codes', { id: other.ticket }, { expiresAt: secondsAgo(1) });
  expect(await setTo(other)).toBeRefused('member.codeSpent');
  const tried = linkIn(third?.text);
  for (let n = 0; n < 5; n += 1) await setTo({ ...tried, code: '0000000000' });
  expect(await setTo(tried)).toBeRefused('member.codeSpent');
  expect(await letters()).toMatchObject({ withPassword: 2 });
});

test('a member who has set a password before their turn gets no message', async () => {
  await world.sql(
    `with known as (update members set password_hash = 'argon2id$a$b' where random_name = $1 returning shop_id, id)
     insert into move_letters (shop_id, member_id, asked_by, asked_at) select shop_id, id, $2, now() from known`,
    [memberNumber(30), owner.id],
  );
  await work();
  const [row] = await world.sql(
    `select state, channel from move_letters where member_id = (select id from members where random_name = $1)`,
    [memberNumber(30)],
  );
  expect(row).toEqual({ state: 'needless', channel: null });
});

const minutesPass = () => world.backdate('moveLetters', { shopId: world.tw.id }, '2 minutes', 'sentAt');

test('a limited number is sent per minute, and the rest follow', async () => {
  await world.change(
    'moveLetters',
    { shopId: world.tw.id },
    { state: 'sent', sentAt: new Date(), channel: 'email' },
  );
  const rows = Array.from({ length: 320 }, (_, n) => memberRow(1_000 + n));
  await uploadAndApply(world, world.tw, owner, 'members', csv([rivalHeads.members, ...rows]));
  const { toWrite } = await letters();
  await owner.client.call('writeToMovedMembers', { count: toWrite });
  await work();
  // The limit of 300 letters per minute includes letters sent before in this minute, no matter which job sent them.
  await expect.poll(letters).toMatchObject({ sent: 300, waiting: 27 });
  await minutesPass();
  await work();
  expect(await letters()).toMatchObject({ waiting: 0 });
});

test('bounced mail is counted; without mail the phone is used, and without both the shop says so', async () => {
  await world.sql(
    `insert into mail_bounces (shop_id, address, bounced_at, status, reason) values ($1, 'rival1005@old.example', now(), '5.1.1', 'gone')`,
    [world.tw.id],
  );
  expect((await letters()).bounced).toBeGreaterThan(0);
  await uploadAndApply(world, world.tw, owner, 'members', csv([rivalHeads.members, memberRow(5_000)]));
  const { services } = world.running;
  const before = services.config.SMTP_URL;
  Object.assign(services.config, { SMTP_URL: undefined });
  try {
    expect(await letters()).toMatchObject({ toWrite: 1, byMail: 0, bySms: 0, unreachable: 1 });
    expect(await owner.client.attempt('writeToMovedMembers', { count: 1 })).toBeRefused('moving.noWay');
    await world.change('shops', { id: world.tw.id }, { demo: true });
    await world.sql(
      `insert into mail_bounces (shop_id, address, bounced_at, status, reason) values ($1, 'rival5000@old.example', now(), '5.1.1', 'gone')`,
      [world.tw.id],
    );
    expect(await letters()).toMatchObject({ bySms: 1 });
    await minutesPass();
    await owner.client.call('writeToMovedMembers', { count: 1 });
    await work();
    const [row] = await world.sql(
      'select channel, recipient from outgoing_messages where shop_id = $1 order by id desc limit 1',
      [world.tw.id],
    );
    expect(row).toEqual({ channel: 'sms', recipient: '+886910005000' });
  } finally {
    Object.assign(services.config, { SMTP_URL: before });
  }
});
