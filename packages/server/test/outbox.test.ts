import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { mailSender } from '../src/messages/mailSender.ts';
import type { Tx } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';
import { signedMessageId } from '../src/platform/messageIds.ts';
import { outboxTopic, sendMessage } from '../src/platform/messages.ts';
import { queueMessage } from '../src/platform/outbox.store.ts';
import { Outbox, outboxJob, type Sender } from '../src/platform/outbox.ts';
import { publish } from '../src/platform/realtime.ts';
import { asShopId } from '../src/platform/scope.ts';
import { registerNewcomer } from './memberJourney.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { openSmtp } from './smtpDouble.ts';
import { startWorld } from './world.ts';

/** Mail goes to a real SMTP server on loopback, which accepts, refuses, defers, or dies. */

const post = await openSmtp();
const world = await startWorld({
  env: { SMTP_URL: post.url, MAIL_FROM: 'Forwarder <post@forwarder.example>' },
});

const inShop = <T>(work: (tx: Tx) => Promise<T>) =>
  world.running.database.transact(asShopId(world.tw.id), work);
const mailTo = (recipient: string, fields: object = {}) =>
  inShop((tx) =>
    sendMessage(tx, {
      channel: 'email',
      recipient,
      subject: '驗證碼',
      body: 'Your code is 123456.',
      ...fields,
    }),
  );
interface Row {
  state: string;
  failure: string | null;
  attempts: number;
  body: string;
}
const messageTo = async (recipient: string): Promise<Row | undefined> =>
  (
    await world.sql<Row>(
      'select state, failure, attempts, body from outgoing_messages where recipient = $1 order by id desc',
      [recipient],
    )
  )[0];
const lettersTo = (recipient: string) => post.letters.filter(({ to }) => to === recipient);
/** Makes this many minutes pass for waiting messages. */
const later = (minutes: number) =>
  world.backdate('outbox', {}, `${minutes} minutes`, 'dueAt', 'leaseUntil', 'expiresAt');
const tidy = () => runJobIfDue(world, world.tw, outboxJob());

describe('the outbox', () => {
  test('sends a message once its transaction has committed, and then clears its code', async () => {
    const { database } = world.running;
    await database.transact(
      asShopId(world.tw.id),
      (tx) => sendMessage(tx, { channel: 'email', recipient: 'undone@example.com', subject: '', body: 'x' }),
      () => false,
    );
    await mailTo('member@example.com');
    await expect.poll(() => messageTo('member@example.com')).toMatchObject({ state: 'sent', body: '' });
    expect(lettersTo('member@example.com')).toHaveLength(1);
    expect(lettersTo('member@example.com')[0]?.text).toContain('Your code is 123456.');
    expect(lettersTo('member@example.com')[0]?.text).toContain('From: Forwarder <post@forwarder.example>');
    expect(lettersTo('undone@example.com')).toEqual([]);
    expect(await world.sql('select from outbox')).toEqual([]);
  });

  test('has no open transaction while the mail server is slow', async () => {
    const answer = post.hold('slow@example.com');
    await mailTo('slow@example.com');
    await expect.poll(() => lettersTo('slow@example.com').length).toBe(1);
    expect(await messageTo('slow@example.com')).toMatchObject({ state: 'sending' });
    const open = await world.sql(
      "select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(open).toEqual([]);
    // While the mail server has not answered, neither another wake-up nor the job sends the message again.
    await inShop((tx) => publish(tx, outboxTopic, null));
    await tidy();
    answer();
    await expect.poll(() => messageTo('slow@example.com')).toMatchObject({ state: 'sent' });
    expect(lettersTo('slow@example.com')).toHaveLength(1);
  });

  test('stores a final refusal with its reason, and staff can send the message again', async () => {
    const id = await mailTo('nobody@example.com');
    await expect
      .poll(() => messageTo('nobody@example.com'))
      .toMatchObject({
        state: 'failed',
        failure: expect.stringContaining('no such mailbox'),
        attempts: 1,
      });
    const clerk = await world.tw.staff(['support']);
    const { list } = await clerk.client.call('listMessages', { state: 'failed' });
    expect(list).toMatchObject([{ id, recipient: 'nobody@example.com', retryable: true }]);
    const before = post.tried.length;
    await clerk.client.call('retryMessage', { messageId: id });
    await post.triedTimes(before + 1);
    await expect.poll(() => messageTo('nobody@example.com')).toMatchObject({ state: 'failed', attempts: 1 });
    const sent = await mailTo('glad@example.com');
    await expect.poll(() => messageTo('glad@example.com')).toMatchObject({ state: 'sent' });
    expect(await clerk.client.attempt('retryMessage', { messageId: sent })).toBeRefused(
      'message.notRetryable',
    );
    const warehouse = await world.tw.staff(['warehouse']);
    expect(await warehouse.client.attempt('retryMessage', { messageId: id })).toBeRefused({ code: 403 });
  });

  test('repeats after a temporary refusal with growing pauses, then waits for staff', async () => {
    await mailTo('busy@example.com', { expiresAt: new Date(Date.now() + 40 * 60_000).toISOString() });
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect
        .poll(() => messageTo('busy@example.com'))
        .toMatchObject({ state: 'queued', attempts: attempt, failure: expect.stringContaining('try again') });
      const [row] = await world.sql<{ minutes: number }>(
        'select round(extract(epoch from due_at - now()) / 60)::int as minutes from outbox where due_at is not null',
      );
      pauses.push(row?.minutes ?? 0);
      await world.sql("update outbox set due_at = now() - interval '1 second' where due_at is not null");
      await tidy();
    }
    expect(pauses).toEqual([1, 2, 5, 15]);
    // The next retry would come after the message has expired.
    await expect.poll(() => messageTo('busy@example.com')).toMatchObject({ state: 'failed', attempts: 5 });
  });

  test('marks a message as unknown if the server dies after the data, and does not send it again automatically', async () => {
    const answer = post.hold('torn@example.com');
    const id = await mailTo('torn@example.com');
    await expect.poll(() => lettersTo('torn@example.com').length).toBe(1);
    post.breakConnections();
    await expect.poll(() => messageTo('torn@example.com')).toMatchObject({ state: 'unknown' });
    answer();
    await later(5);
    await tidy();
    expect(lettersTo('torn@example.com')).toHaveLength(1);
    const clerk = await world.tw.staff(['owner']);
    await clerk.client.call('retryMessage', { messageId: id });
    await expect.poll(() => messageTo('torn@example.com')).toMatchObject({ state: 'sent' });
    const ids = lettersTo('torn@example.com').map(({ text }) => /Message-ID:\s+(\S+)/i.exec(text)?.[1]);
    const left = signedMessageId(world.running.services.config.APP_SECRET, world.tw.id, id);
    expect(ids).toEqual([`<${left}@forwarder.example>`, `<${left}@forwarder.example>`]);
  });

  test('does not send an expired message, and deletes its body', async () => {
    await mailTo('busy@late.example', { expiresAt: new Date(Date.now() + 5 * 60_000).toISOString() });
    await expect.poll(() => messageTo('busy@late.example')).toMatchObject({ state: 'queued', attempts: 1 });
    await later(10);
    await tidy();
    expect(await messageTo('busy@late.example')).toMatchObject({ state: 'failed', body: '' });
    expect(await world.sql('select from outbox where expires_at < now()')).toEqual([]);
  });
});

describe('a killed process', () => {
  const stranded = (send: Sender) =>
    new Outbox(
      world.running.database,
      { email: send, sms: send, line: send, push: send },
      pino({ level: 'silent' }),
    );

  /** Queues a message in the other shop without an event, so the running process does not look at its outbox. */
  const quietly = (recipient: string) =>
    world.running.database.transact(asShopId(world.th.id), async (tx) => {
      await queueMessage(tx, newId(), {
        channel: 'email',
        recipient,
        subject: '',
        body: 'x',
        secret: true,
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      });
    });

  test('is taken over before anything was sent, and afterwards nothing is sent again automatically', async () => {
    await quietly('early@example.com');
    const began = Promise.withResolvers<void>();
    stranded(() => {
      began.resolve();
      return new Promise(() => undefined);
    }).wake(world.th.id);
    await began.promise;
    await quietly('half@example.com');
    const half = Promise.withResolvers<void>();
    stranded(async (_shop, _message, handed) => {
      await handed();
      half.resolve();
      return new Promise(() => undefined);
    }).wake(world.th.id);
    await half.promise;
    const { config, files } = world.running.services;
    const other = stranded(mailSender(world.running.database, config, files));
    await other.stop();
    await later(5);
    await runJobIfDue(world, world.th, outboxJob());
    await expect.poll(() => messageTo('early@example.com')).toMatchObject({ state: 'sent', attempts: 2 });
    expect(await messageTo('half@example.com')).toMatchObject({ state: 'unknown', attempts: 1 });
    expect(lettersTo('early@example.com')).toHaveLength(1);
    expect(lettersTo('half@example.com')).toHaveLength(0);
  });
});

describe('codes that staff can see', () => {
  test('support cannot read a code, even in a shop that cannot send it', async () => {
    const { input } = await registerNewcomer(world, world.tw);
    const clerk = await world.tw.staff(['support']);
    const { list } = await clerk.client.call('listMessages', { words: input.phone.slice(1) });
    expect(list).toMatchObject([{ channel: 'sms', recipient: `+886${input.phone.slice(1)}`, state: 'held' }]);
    const kept = await world.row('outgoingMessages', { id: list[0]?.id });
    const code = /\d{6}/.exec(kept?.body ?? '')?.[0] ?? 'none';
    expect(JSON.stringify(list)).not.toContain(code);
    const read = await clerk.client.call('readMessage', { messageId: list[0]?.id ?? '' });
    expect(read).toMatchObject({ masked: true, body: expect.stringContaining('••••••') });
    expect(read.body).not.toContain(code);
    const owner = await world.tw.staff();
    const { list: log } = await owner.client.call('listAudit', { staffId: clerk.id });
    expect(log).toMatchObject([{ call: 'readMessage', input: expect.stringContaining(list[0]?.id ?? '') }]);
    expect(JSON.stringify(await world.sql('select * from pgboss.job'))).not.toContain(code);
    await later(11);
    await tidy();
    expect((await clerk.client.call('readMessage', { messageId: list[0]?.id ?? '' })).body).toBe('');
  });

  test('links are masked like codes, and other messages are readable', async () => {
    const clerk = await world.tw.staff(['support']);
    const link = await mailTo('nobody@link.example', { body: 'Undo: https://shop.example/undo?ticket=abc' });
    const news = await mailTo('nobody@news.example', { body: 'Parcel 12345678 arrived.', secret: false });
    const read = async (messageId: string) => (await clerk.client.call('readMessage', { messageId })).body;
    expect(await read(link)).toBe('Undo: …');
    expect(await read(news)).toBe('Parcel 12345678 arrived.');
  });

  test('a demo shop shows them, and no request can make a shop a demo', async () => {
    const { input } = await registerNewcomer(world, world.th);
    const clerk = await world.th.staff(['support']);
    const { list } = await clerk.client.call('listMessages', { words: input.phone.slice(1) });
    const read = () => clerk.client.call('readMessage', { messageId: list[0]?.id ?? '' });
    expect((await read()).body).not.toMatch(/\d{6}/);
    await world.change('shops', { id: world.th.id }, { demo: true });
    expect((await read()).body).toMatch(/\d{6}/);
    await expect(
      world.running.database.transact(asShopId(world.tw.id), (tx) =>
        tx.raw('update shops set demo = true where id = $1', [world.tw.id]),
      ),
    ).rejects.toThrow('permission denied');
  });

  test('an owner sees which channels cannot send', async () => {
    const owner = await world.tw.staff();
    expect(await owner.client.call('getMessageChannels', {})).toMatchObject({
      email: true,
      sms: false,
      line: false,
    });
  });
});
