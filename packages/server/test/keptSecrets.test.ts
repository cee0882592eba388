import { smsPresetSettings } from '@crossdock/contract/messages/smsPresets.ts';
import { expect, test } from 'vitest';
import { startLineProvider } from './lineProvider.ts';
import { startWorld } from './world.ts';

const world = await startWorld({ env: { OUTBOUND_PRIVATE: 'true' } });
const owner = await world.tw.staff();
const [first, second] = await Promise.all([startLineProvider([]), startLineProvider([])]);

const taken = { ok: true };
const secretOf = (secret: string | undefined) => (secret === undefined ? {} : { secret });

/**
 * Without this rule, an attacker with an owner's browser could enter the address of their own server, and read there
 * the secret that no call returns.
 */
test('a provider of text messages at another address needs its secret again', async () => {
  const save = (url: string, secret?: string) =>
    owner.client.attempt('saveSmsSettings', {
      provider: { preset: 'twilio', ...smsPresetSettings.twilio, url, account: 'a', sender: 's' },
      ...secretOf(secret),
    });
  expect(await save('https://sms.example/send', 'open sesame')).toMatchObject(taken);
  expect(await save('https://sms.example/v2/send')).toMatchObject(taken);
  for (const url of ['https://evil.example/send', 'http://sms.example/send', 'https://sms.example:8443/send'])
    expect(await save(url)).toBeRefused('sms.secretNeeded');
  expect(await save('https://evil.example/send', 'another')).toMatchObject(taken);
});

test('a LINE channel at another address needs its token again', async () => {
  const save = (apiUrl: string, token?: string) =>
    owner.client.attempt('saveLinePush', { line: { apiUrl, ...(token === undefined ? {} : { token }) } });
  expect(await save('https://api.line.me', 'open sesame')).toMatchObject(taken);
  expect(await save('https://api.line.me')).toMatchObject(taken);
  expect(await save('https://evil.example')).toBeRefused('line.tokenNeeded');
});

test('log-in channels at another address need their secrets again, and a test does not send the stored one', async () => {
  const wechat = { appId: 'wx1', authorizeUrl: 'https://open.example/authorize' };
  const save = (issuer: string, apiUrl: string, secret?: string) =>
    owner.client.attempt('saveMessengerSettings', {
      registerBind: false,
      line: { issuer, clientId: '2000000001', ...secretOf(secret) },
      wechat: { ...wechat, apiUrl, ...secretOf(secret) },
    });
  const api = 'https://api.example';
  expect(await save(first.issuer, api, 'wrong secret')).toMatchObject(taken);
  expect(await save(first.issuer, api)).toMatchObject(taken);
  expect(await save(second.issuer, api)).toBeRefused('messenger.secretNeeded');
  expect(await save(first.issuer, 'https://evil.example')).toBeRefused('messenger.secretNeeded');
  const tried = (issuer: string) => owner.client.attempt('tryLineIssuer', { issuer, clientId: '2000000001' });
  // The stored secret is sent only to its own issuer, which refuses it here. Another issuer gets no secret to check.
  expect(await tried(first.issuer)).toBeRefused('messenger.clientRefused');
  expect(await tried(second.issuer)).toMatchObject(taken);
});
