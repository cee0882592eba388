import { createHmac } from 'node:crypto';
import type { SmsPreset, SmsProvider } from '@crossdock/contract/messages/sms.ts';
import { smsPresetSettings } from '@crossdock/contract/messages/smsPresets.ts';
import { describe, expect, test } from 'vitest';
import { queryReportsJob, smsReportJobs } from '../src/messages/smsReportJobs.ts';
import { sendMessage } from '../src/platform/messages.ts';
import { asShopId } from '../src/platform/scope.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { serveHere } from './untilFileEnds.ts';
import { startWorld, type WorldShop } from './world.ts';

const asked: { readonly path: string; readonly body: URLSearchParams }[] = [];
let taken = '';
let fate = '';
const token = 'the account’s token';

/** A provider on loopback that accepts every message and reports its delivery state on request. */
const provider = await serveHere((request, response, sent) => {
  const { url = '' } = request;
  asked.push({ path: url, body: new URLSearchParams(sent.toString()) });
  response.end(/SmQuery|getDeliveryStatus/.test(url) ? fate : taken);
});
const world = await startWorld({ env: { OUTBOUND_PRIVATE: 'true' } });
await world.running.background;

async function sentBy(
  preset: SmsPreset,
  answer: string,
  {
    shop = world.tw,
    changes = {},
    secret = false,
  }: {
    shop?: WorldShop;
    changes?: Partial<SmsProvider>;
    secret?: boolean;
  } = {},
) {
  const shape = smsPresetSettings[preset];
  const owner = await shop.staff();
  const { reportAddress } = await owner.client.call('saveSmsSettings', {
    provider: {
      ...shape,
      preset,
      url: shape.url.replace(/^https:\/\/[^/]*/, provider.url),
      account: 'acc',
      sender: 'Forwarder',
      ...changes,
    },
    secret: token,
  });
  taken = answer;
  asked.length = 0;
  const recipient = '+886912345678';
  const id = await world.running.database.transact(asShopId(shop.id), (tx) =>
    sendMessage(tx, { channel: 'sms', recipient, subject: '', body: '包裹到了', secret }),
  );
  const row = async () => {
    const { list } = await owner.client.call('listMessages', { channel: 'sms' });
    return list.find((one) => one.id === id);
  };
  await expect.poll(row).toMatchObject({ state: 'sent' });
  return { id, row, owner, address: new URL(reportAddress ?? '') };
}

/** Sends a delivery report over HTTP, as a provider does. */
async function report(
  address: URL,
  fields: Readonly<Record<string, string>>,
  {
    method = 'POST',
    host = address.host,
    headers = {},
  }: {
    method?: 'POST' | 'GET' | 'PUT';
    host?: string;
    headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<number | string> {
  const inAddress = method === 'GET' ? `&${new URLSearchParams(fields)}` : '';
  const answer = await world.running.server.app.inject({
    method,
    url: address.pathname + address.search + inAddress,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(method === 'GET' ? {} : { payload: new URLSearchParams(fields).toString() }),
  });
  return answer.statusCode === 403 ? answer.json<{ error: string }>().error : answer.statusCode;
}

const forged = 'sms.reportForged';

/** Signs as Twilio does: the URL, then all fields by name, with the account's token. */
function signed(address: URL, fields: Readonly<Record<string, string>>, key = token) {
  const text = Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .reduce((all, [name, value]) => all + name + value, address.href);
  return { 'x-twilio-signature': createHmac('sha1', key).update(text).digest('base64') };
}

const callbackOf = () => new URL(asked[0]?.body.get('StatusCallback') ?? '');
const twilio = '{"sid":"SM1","status":"queued"}';

/** Makes this many minutes pass for awaited delivery reports. */
const later = (minutes: number) =>
  world.backdate('awaitedReports', {}, `${minutes} minutes`, 'askAt', 'silentAt');
const askNow = async () => {
  const services = world.running.services;
  const job = smsReportJobs(services).find(({ name }) => name === queryReportsJob);
  await runJobIfDue(world, world.tw, job);
};

describe('delivery reports of text messages', () => {
  test('Twilio: an interim status changes nothing, delivered is final, and a later report changes nothing', async () => {
    const { row } = await sentBy('twilio', twilio);
    expect(await row()).toMatchObject({ report: 'awaited', reportedAt: null });
    const address = callbackOf();
    const say = (fields: Record<string, string>) =>
      report(address, fields, { headers: signed(address, fields) });
    expect(await say({ MessageSid: 'SM1', MessageStatus: 'sent', ErrorCode: '' })).toBe(200);
    expect(await row()).toMatchObject({ state: 'sent' });
    expect(await say({ MessageSid: 'SM1', MessageStatus: 'delivered' })).toBe(200);
    expect(await row()).toMatchObject({ state: 'delivered', report: null, reportedAt: expect.any(String) });
    expect(await say({ MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30003' })).toBe(200);
    expect(await row()).toMatchObject({ state: 'delivered', fault: null });
  });

  test('Twilio: a failed one has its reason, can be sent again, and a late “delivered” does not change that', async () => {
    const { id, row, owner } = await sentBy('twilio', twilio);
    const address = callbackOf();
    const say = (fields: Record<string, string>) =>
      report(address, fields, { headers: signed(address, fields) });
    expect(await say({ MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30003' })).toBe(200);
    const failed = { state: 'failed', fault: 'unreachable', failure: 'undelivered 30003', retryable: true };
    expect(await row()).toMatchObject(failed);
    expect(await say({ MessageSid: 'SM1', MessageStatus: 'delivered' })).toBe(200);
    expect(await row()).toMatchObject(failed);
    taken = '{"sid":"SM2"}';
    await owner.client.call('retryMessage', { messageId: id });
    await expect.poll(row).toMatchObject({ state: 'sent', fault: null, failure: null, reference: 'SM2' });
  });

  test('a failed code cannot be sent again, because its text was deleted', async () => {
    const { row } = await sentBy('twilio', twilio, { secret: true });
    const address = callbackOf();
    const fields = { MessageSid: 'SM1', MessageStatus: 'failed', ErrorCode: '30007' };
    await report(address, fields, { headers: signed(address, fields) });
    expect(await row()).toMatchObject({ state: 'failed', fault: 'content', retryable: false });
  });

  test('forged: a wrong key, a wrong signature, none, a changed field, a long body', async () => {
    const { row } = await sentBy('twilio', twilio);
    const address = callbackOf();
    const fields = { MessageSid: 'SM1', MessageStatus: 'delivered' };
    const keyless = new URL(address);
    keyless.searchParams.set('key', 'guessed');
    expect(await report(keyless, fields, { headers: signed(keyless, fields) })).toBe(forged);
    expect(await report(address, fields)).toBe(forged);
    expect(await report(address, fields, { headers: signed(address, fields, 'another') })).toBe(forged);
    expect(
      await report(address, fields, { headers: signed(address, { ...fields, MessageStatus: 'sent' }) }),
    ).toBe(forged);
    const long = { ...fields, Body: 'x'.repeat(20_000) };
    expect(await report(address, long, { headers: signed(address, long) })).toBe(400);
    expect(await row()).toMatchObject({ state: 'sent', report: 'awaited' });
  });

  test("another shop's provider cannot report this shop's messages", async () => {
    const { row } = await sentBy('twilio', twilio);
    const ours = callbackOf();
    const { address: theirs } = await sentBy('other', '{}', {
      shop: world.th,
      changes: { reportIdField: 'id', reportStatusField: 'status', deliveredValues: 'ok' },
    });
    const fields = { MessageSid: 'SM1', MessageStatus: 'delivered', id: 'SM1', status: 'ok' };
    expect(await report(ours, fields, { host: world.th.host, headers: signed(ours, fields) })).toBe(forged);
    expect(await report(theirs, fields)).toBe(200);
    expect(await row()).toMatchObject({ state: 'sent' });
  });

  test.each(['GET', 'POST', 'PUT'] as const)(
    "an owner's own provider reports by %s, with the message's id from either side",
    async (method) => {
      const { id, row, address } = await sentBy('other', `{"message":{"id":"own-${method}"}}`, {
        changes: {
          idField: 'message.id',
          reportIdField: 'ref',
          reportStatusField: 'state',
          reportReasonField: 'why',
          deliveredValues: 'DELIVRD, READ',
          failedValues: 'UNDELIV',
        },
      });
      expect(await row()).toMatchObject({ report: 'awaited' });
      await report(address, { ref: `own-${method}`, state: 'ENROUTE' }, { method });
      expect(await row()).toMatchObject({ state: 'sent' });
      const fields =
        method === 'PUT'
          ? { ref: id, state: 'UNDELIV', why: 'code 123456 for nobody' }
          : { ref: `own-${method}`, state: 'DELIVRD', why: '' };
      expect(await report(address, fields, { method })).toBe(200);
      expect(await row()).toMatchObject(
        method === 'PUT'
          ? { state: 'failed', fault: 'other', failure: 'UNDELIV code •••••• for nobody' }
          : { state: 'delivered' },
      );
    },
  );

  test('a provider without documented reports is shown as not reporting', async () => {
    const { row } = await sentBy('isms', '2000 = SUCCESS');
    expect(await row()).toMatchObject({ state: 'sent', report: 'none' });
    expect(await world.sql('select from awaited_reports where ask_at is not null')).toEqual([]);
  });
});

describe('delivery status queries of text messages', () => {
  const mitake = '[1]\r\nmsgid=777\r\nstatuscode=1\r\n';
  const askedFor = () => asked.filter(({ path }) => path.endsWith('SmQuery'));

  test('Mitake: with growing pauses, until the phone has it', async () => {
    const { row } = await sentBy('mitake', mitake);
    fate = '777\t1\t20261122103000\r\n';
    await askNow();
    expect(askedFor()).toEqual([]);
    await later(1);
    await askNow();
    await askNow();
    expect(askedFor().map(({ body }) => Object.fromEntries(body))).toEqual([
      { username: 'acc', password: token, msgid: '777' },
    ]);
    await later(1);
    await askNow();
    expect(askedFor()).toHaveLength(1);
    expect(await row()).toMatchObject({ state: 'sent', report: 'awaited' });
    fate = '777\t4\t20261122103100\r\n';
    await later(1);
    await askNow();
    expect(await row()).toMatchObject({ state: 'delivered' });
    await later(600);
    await askNow();
    expect(askedFor()).toHaveLength(2);
  });

  test('Every8d: an unused number', async () => {
    const { row } = await sentBy('every8d', '79.0,1,1.0,0,batch-1');
    fate = '1\r\n\t+886912345678\t2026/11/22 10:30:00\t1\t103\r\n';
    await later(1);
    await askNow();
    expect(asked.at(-1)?.path).toBe('/API21/HTTP/getDeliveryStatus.ashx');
    expect(await row()).toMatchObject({ state: 'failed', fault: 'number', failure: '103', retryable: true });
  });

  test('end after a day as unknown, and a later report still counts', async () => {
    const { row, id } = await sentBy('mitake', mitake);
    fate = 'statuscode=e';
    await later(24 * 60);
    await askNow();
    expect(await row()).toMatchObject({ state: 'unknown', retryable: false });
    asked.length = 0;
    await later(600);
    await askNow();
    expect(asked).toEqual([]);
    const {
      row: told,
      id: other,
      address,
    } = await sentBy('other', '{}', {
      changes: { reportIdField: 'id', reportStatusField: 's', deliveredValues: 'ok' },
    });
    await later(24 * 60);
    await askNow();
    expect(await told()).toMatchObject({ state: 'unknown' });
    await report(address, { id: other, s: 'ok' });
    expect(await told()).toMatchObject({ state: 'delivered' });
    expect(id).not.toBe(other);
  });
});
