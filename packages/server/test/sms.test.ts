import { type SmsPreset, type SmsProvider, smsPresets } from '@crossdock/contract/messages/sms.ts';
import { smsPresetSettings } from '@crossdock/contract/messages/smsPresets.ts';
import { hasKey } from '@crossdock/domain/records.ts';
import { describe, expect, test } from 'vitest';
import { readSendAnswer, requestOf } from '../src/messages/smsRequest.ts';
import { encryptionWith } from '../src/platform/encryption.ts';
import { isAllowedOutboundUrl, isPublicAddress, sendOutbound } from '../src/platform/outbound.ts';
import { registerNewcomer } from './memberJourney.ts';
import { outboundRequest } from './outboundRequest.ts';
import { testSettingEffect } from './settingEffects.ts';
import { serveHere } from './untilFileEnds.ts';
import { startWorld } from './world.ts';

/** A request that the provider of text messages received. The provider is a real HTTP server on loopback. */
interface Asked {
  readonly path: string;
  readonly authorization: string;
  readonly body: string;
}
const asked: Asked[] = [];
let answer = { status: 200, text: '' };

const provider = await serveHere((request, response, sent) => {
  const { url = '', headers } = request;
  const body = sent.toString();
  asked.push({ path: url, authorization: headers.authorization ?? '', body });
  if (answer.status === 0) return request.socket.destroy();
  response.writeHead(answer.status).end(answer.text.replace('{echo}', () => decodeURIComponent(body)));
});
const world = await startWorld({ env: { OUTBOUND_PRIVATE: 'true' } });
const providerOf = (preset: SmsPreset, changes: Partial<SmsProvider> = {}): SmsProvider => {
  const shape = smsPresetSettings[preset];
  return {
    preset,
    ...shape,
    url: shape.url.replace(/^https:\/\/[^/]*/, provider.url),
    account: 'acc&1',
    sender: 'Forwarder',
    ...changes,
  };
};
const stateOf = (messageId: string) => world.row('outgoingMessages', { id: messageId });

describe("text messages are sent through the owner's provider", () => {
  test.each([
    ['mitake', '[1]\r\nmsgid=0939137671\r\nstatuscode=1\r\nAccountPoint=96\r\n', '0939137671'],
    ['every8d', '79.0,1,1.0,0,f0a4b1-batch', 'f0a4b1-batch'],
    ['twilio', '{"sid":"SM123","status":"queued"}', 'SM123'],
    ['thaibulksms', '{"phone_number_list":[{"number":"+66812345678","message_id":"th1"}]}', 'th1'],
    ['mocean', '{"messages":[{"status":0,"receiver":"60123456789","msgid":"my-1"}]}', 'my-1'],
    ['isms', '2000 = SUCCESS', null],
  ] as const)('%s is called as it documents, and its answer is read', async (preset, text, reference) => {
    const owner = await world.tw.staff();
    await owner.client.call('saveSmsSettings', { provider: providerOf(preset), secret: 's3cret/&' });
    answer = { status: preset === 'twilio' ? 201 : 200, text };
    asked.length = 0;
    const phone = preset === 'thaibulksms' ? '+66812345678' : '+886912345678';
    const { messageId } = await owner.client.call('trySms', { phone });
    await expect.poll(() => stateOf(messageId)).toMatchObject({ state: 'sent', reference });
    const [{ path, body, authorization }] = asked as [Asked];
    const number = { plus: phone, digits: phone.slice(1), local: '0912345678' }[
      smsPresetSettings[preset].numbers
    ];
    const sent = new URLSearchParams(body);
    expect([...sent.values()]).toContain(number);
    expect([...sent.values()].join()).toContain('Shop tw: SMS 測試');
    const proof = `${decodeURIComponent(path)} ${[...sent.values()].join()} ${Buffer.from(authorization.replace('Basic ', ''), 'base64')}`;
    expect(proof).toContain('acc&1');
    expect(proof).toContain('s3cret/&');
  });

  const abroad = {
    TW: '+886912345678',
    TH: '+66912345678',
    MY: '+60123456789',
    HK: '+85291234567',
    VN: '+84912345678',
  };
  const taken = { mitake: 'statuscode=1\r\nmsgid=1', every8d: '1,1,1,0,b', isms: '2000 = SUCCESS' } as const;
  test.each(
    smsPresets.flatMap((preset) =>
      Object.entries(abroad).map(([country, phone]) => [preset, country, phone] as const),
    ),
  )('%s writes a number of %s in its own form, or refuses', async (preset, _country, phone) => {
    const owner = await world.tw.staff();
    await owner.client.call('saveSmsSettings', { provider: providerOf(preset), secret: 's3cret' });
    answer = {
      status: 200,
      text: hasKey(taken, preset)
        ? taken[preset]
        : '{"sid":"1","messages":[{"status":0,"msgid":"1"}],"phone_number_list":[{"message_id":"1"}]}',
    };
    asked.length = 0;
    const { messageId } = await owner.client.call('trySms', { phone });
    const { areaCodes, numbers } = smsPresetSettings[preset];
    if (areaCodes !== '' && !phone.startsWith(`+${areaCodes}`)) {
      await expect
        .poll(() => stateOf(messageId))
        .toMatchObject({ state: 'failed', failure: expect.stringContaining('does not serve') });
      return expect(asked).toEqual([]);
    }
    await expect.poll(() => stateOf(messageId)).toMatchObject({ state: 'sent' });
    const written = [...new URLSearchParams(asked[0]?.body ?? '').values()];
    expect(written).toContain(
      numbers === 'local' ? '0912345678' : numbers === 'plus' ? phone : phone.slice(1),
    );
  });

  test.each([
    [200, 'statuscode=e\r\nError=wrong password', 'queued'],
    [200, 'statuscode=*', 'queued'],
    [200, 'statuscode=r', 'queued'],
    [200, 'statuscode=v\r\nError=number', 'failed'],
    [401, 'no', 'queued'],
    [503, 'busy', 'queued'],
    [504, 'gateway', 'unknown'],
    [0, '', 'unknown'],
  ])('an answer of %i %j leaves it %s', async (status, text, state) => {
    const owner = await world.tw.staff();
    await owner.client.call('saveSmsSettings', { provider: providerOf('mitake'), secret: 's3cret' });
    answer = { status, text };
    const { messageId } = await owner.client.call('trySms', { phone: '+886912345678' });
    await expect.poll(() => stateOf(messageId)).toMatchObject({ state, failure: expect.any(String) });
  });

  test('a provider that repeats its request shows staff no code', async () => {
    const owner = await world.tw.staff();
    await owner.client.call('saveSmsSettings', { provider: providerOf('twilio'), secret: 's3cret' });
    answer = { status: 400, text: '{"message":"no funds","sent":"{echo}"}' };
    asked.length = 0;
    await expect(registerNewcomer(world, world.tw)).resolves.toBeDefined();
    await expect.poll(() => asked.length).toBe(1);
    const code = /\d{6}/.exec(new URLSearchParams(asked[0]?.body).get('Body') ?? '')?.[0] ?? 'none';
    const failures = () =>
      world.sql<{ failure: string }>("select failure from outgoing_messages where failure like '%funds%'");
    await expect.poll(failures).toHaveLength(1);
    expect(JSON.stringify(await failures())).not.toContain(code);
  });
});

describe('the settings of the provider', () => {
  testSettingEffect(
    ['saveSmsSettings.provider', 'saveSmsSettings.secret'],
    'the secret is sealed, never answered, and goes with the provider',
    async () => {
      const owner = await world.th.staff();
      expect(await owner.client.call('getSmsSettings', {})).toEqual({
        provider: null,
        secretKept: false,
        reportAddress: null,
      });
      expect(await owner.client.attempt('trySms', { phone: '+66812345678' })).toBeRefused('sms.notSet');
      expect(await owner.client.attempt('saveSmsSettings', { provider: providerOf('mocean') })).toBeRefused(
        'sms.secretNeeded',
      );
      await owner.client.call('saveSmsSettings', { provider: providerOf('mocean'), secret: 'open sesame' });
      expect(await owner.client.call('getMessageChannels', {})).toMatchObject({ sms: true });
      const answered = await owner.client.call('getSmsSettings', {});
      expect(answered).toMatchObject({ secretKept: true });
      const stored = await world.sql<{ value: string }>('select value from shop_secrets where shop_id = $1', [
        world.th.id,
      ]);
      const { list: log } = await owner.client.call('listAudit', { staffId: owner.id });
      expect(JSON.stringify([answered, stored, log])).not.toContain('sesame');
      await owner.client.call('saveSmsSettings', { provider: null });
      expect(await world.sql('select from shop_secrets where shop_id = $1', [world.th.id])).toEqual([]);
      expect(await owner.client.call('getMessageChannels', {})).toMatchObject({ sms: false });
      const clerk = await world.th.staff(['support']);
      expect(await clerk.client.attempt('getSmsSettings', {})).toBeRefused({ code: 403 });
    },
  );

  test.each([
    [{ url: 'ftp://sms.example/send' }, 'sms.addressInvalid'],
    [{ url: 'https://{to}.example/' }, 'sms.addressInvalid'],
    [{ headers: 'no header' }, 'sms.headersInvalid'],
    [{ format: 'json', body: '{"to": {to}' }, 'sms.bodyInvalid'],
    [{ numbers: 'local', areaCodes: '' }, 'sms.countryNeeded'],
    [{ numbers: 'local', areaCodes: '886, 66' }, 'sms.countryNeeded'],
  ] as const)('%o is refused', async (changes, error) => {
    const owner = await world.tw.staff();
    expect(
      await owner.client.attempt('saveSmsSettings', { provider: providerOf('other', changes), secret: 'x' }),
    ).toBeRefused(error);
  });
});

describe('requests to outside addresses', () => {
  test('fill in JSON and headers correctly', () => {
    const shape = providerOf('other', {
      format: 'json',
      body: '{"to":"{to}","text":"{text}","unknown":"{what}"}',
      headers: 'X-Key: {secret}\nAuthorization: Basic {basic}',
    });
    const text = { id: 'i', recipient: '+886912345678', body: 'a "b"\n{to}' };
    const request = requestOf(shape, 'k', text, '');
    expect(JSON.parse(request.body ?? '')).toEqual({
      to: '+886912345678',
      text: 'a "b"\n{to}',
      unknown: '{what}',
    });
    expect(request.headers).toMatchObject({ 'x-key': 'k', authorization: `Basic ${btoa('acc&1:k')}` });
  });

  test.each([
    ['It’s “in transit”', `It's "in transit"`],
    ['包裹 “YT1” 已到仓', '包裹 “YT1” 已到仓'],
  ])('use straight quotes in Latin letters, which keep one message in one part: %s', (body, sent) => {
    const shape = providerOf('other', { format: 'json', body: '{"text":"{text}"}' });
    const request = requestOf(shape, 'k', { id: 'i', recipient: '+886912345678', body }, '');
    expect(JSON.parse(request.body ?? '')).toEqual({ text: sent });
  });

  test.each(smsPresets)('%s does not take an unclear answer for success', (preset) => {
    if (preset === 'other') return;
    for (const text of ['', '{}', '-1,error', 'null', '<html>'])
      expect(readSendAnswer(providerOf(preset), 200, text, 'body').kind).toBe('refused');
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.1.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'not an address',
  ])('%s is not on the public internet', (address) => expect(isPublicAddress(address)).toBe(false));

  test('public addresses are allowed, and a name that resolves to an internal address is not contacted', async () => {
    expect(['8.8.8.8', '2001:4860:4860::8888'].map(isPublicAddress)).toEqual([true, true]);
    expect(isAllowedOutboundUrl('https://10.0.0.1/', false)).toBe(false);
    expect(isAllowedOutboundUrl('http://sms.example.com/', false)).toBe(false);
    expect(isAllowedOutboundUrl('https://sms.example.com/', false)).toBe(true);
    const before = asked.length;
    for (const url of [
      provider.url,
      provider.url.replace('http', 'https'),
      'https://localhost.localdomain:1/',
    ])
      await expect(sendOutbound({ ...outboundRequest, url })).rejects.toThrow();
    expect(asked.length).toBe(before);
  });

  test('encrypted secrets open only with their own key', () => {
    const sealed = encryptionWith('a'.repeat(32)).seal('密碼 x');
    expect(encryptionWith('a'.repeat(32)).open(sealed)).toBe('密碼 x');
    expect(() => encryptionWith('b'.repeat(32)).open(sealed)).toThrow();
    expect(() => encryptionWith('a'.repeat(32)).open(`${sealed.slice(0, -3)}AAA`)).toThrow();
  });
});
