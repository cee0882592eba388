import type { SmsPreset, SmsProvider } from '@crossdock/contract/messages/sms.ts';
import { smsPresetSettings } from '@crossdock/contract/messages/smsPresets.ts';
import { describe, expect, test } from 'vitest';
import { sendMessage } from '../src/platform/messages.ts';
import { asShopId } from '../src/platform/scope.ts';
import { serveHere } from './untilFileEnds.ts';
import { startWorld } from './world.ts';

let answer = { status: 200, text: '', headers: {} as Record<string, string> };
const asked: URLSearchParams[] = [];
/** A stand-in for a provider of text messages, on loopback. */
const provider = await serveHere((_request, reply, sent) => {
  asked.push(new URLSearchParams(sent.toString()));
  reply.writeHead(answer.status, answer.headers).end(answer.text);
});
const world = await startWorld({ env: { OUTBOUND_PRIVATE: 'true' } });
const owner = await world.tw.staff();

const use = (preset: SmsPreset) => {
  const url = new URL(smsPresetSettings[preset].url);
  const own: SmsProvider = {
    ...{ ...smsPresetSettings[preset], preset, account: 'me', sender: 'Shop' },
    url: provider.url + url.pathname + url.search,
  };
  return owner.client.call('saveSmsSettings', { provider: own, secret: 's3cret' });
};
const sent = async (recipient: string, body: string) => {
  asked.length = 0;
  const fields = { channel: 'sms' as const, recipient, subject: 'a notice', body, secret: false };
  const id = await world.running.database.transact(asShopId(world.tw.id), (tx) => sendMessage(tx, fields));
  const row = async () =>
    (await owner.client.call('listMessages', { channel: 'sms' })).list.find((one) => one.id === id);
  await expect.poll(async () => (await row())?.attempts).toBe(1);
  await expect.poll(async () => (await row())?.state).not.toBe('sending');
  return row();
};
const mocean = '{"messages":[{"status":0,"receiver":"60123456789","msgid":"my-1"}]}';

describe('a text message', () => {
  test.each([
    ['+60123456789', 'Parcel 12 has arrived', '1', 1],
    ['+60123456789', '你的包裹已到仓', '3', 1],
    ['+60123456789', `${'a'.repeat(200)}✓`, '3', 3],
  ])(
    'to %s is encoded as its characters need, with the number of parts: %s',
    async (to, body, coding, segments) => {
      await use('mocean');
      answer = { status: 200, text: mocean, headers: {} };
      expect(await sent(to, body)).toMatchObject({ state: 'sent', segments });
      expect(asked[0]?.get('mocean-coding')).toBe(coding);
      expect(asked[0]?.get('mocean-text')).toBe(body);
    },
  );

  test("to Taiwan has the shop's links and numbers removed, and Mitake's line ends", async () => {
    await use('mitake');
    answer = { status: 200, text: '[1]\r\nmsgid=1\r\nstatuscode=1\r\n', headers: {} };
    const body = '【Shop】訂單 202611240001 已寄出\nhttps://shop.example/o/1\n客服 02-2345-6789';
    expect(await sent('+886912345678', body)).toMatchObject({ state: 'sent' });
    expect(asked[0]?.get('smbody')).toBe('【Shop】訂單 202611240001 已寄出\u0006\u0006客服');
    await use('mocean');
    answer = { status: 200, text: mocean, headers: {} };
    await sent('+66812345678', body);
    expect(asked[0]?.get('mocean-text')).toBe(body);
  });
});

describe('failures of the account, its address or its credit', () => {
  test.each([
    ['mitake', 200, 'statuscode=e\r\nError=wrong password'],
    ['mitake', 200, 'statuscode=k\r\nError=address'],
    ['mitake', 200, 'statuscode=p\r\nError=no points'],
    ['mitake', 200, 'statuscode=*'],
    ['mitake', 200, 'statuscode=a'],
    ['mitake', 200, 'statuscode=b'],
    ['mitake', 200, 'statuscode=l'],
    ['mitake', 200, 'statuscode=r'],
    ['twilio', 401, '{"code":20003,"message":"Authenticate"}'],
  ] as const)('wait, and the owner sees the reason: %s %s %s', async (preset, status, text) => {
    await use(preset);
    answer = { status, text, headers: {} };
    await world.change('outgoingMessages', { state: 'queued' }, { state: 'failed' });
    const message = await sent('+886912345678', '包裹已到倉');
    expect(message).toMatchObject({ state: 'queued', failure: expect.stringContaining(`HTTP ${status}`) });
    const { waiting } = await owner.client.call('getMessageChannels', {});
    expect(waiting).toEqual([{ channel: 'sms', count: 1, failure: message?.failure }]);
  });

  test('pause as long as the provider asks', async () => {
    await use('twilio');
    answer = { status: 429, text: '{}', headers: { 'retry-after': '1800' } };
    const message = await sent('+886912345678', '包裹已到倉');
    const [row] = await world.sql<{ minutes: number }>(
      'select extract(epoch from due_at - now()) / 60 as minutes from outbox where message_id = $1',
      [message?.id],
    );
    expect(Number(row?.minutes)).toBeGreaterThan(28);
  });
});
