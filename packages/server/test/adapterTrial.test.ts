import { smsPresetSettings } from '@crossdock/contract/messages/smsPresets.ts';
import { expect, test } from 'vitest';
import { runAdapterTrial } from '../src/adapterTrial.ts';
import { startLineProvider } from './lineProvider.ts';
import { browserAt, openProviders } from './messageDoubles.ts';
import { openSmtp } from './smtpDouble.ts';
import { startLinePay } from './standIns/linePay.ts';
import { startStripeDouble } from './stripeDouble.ts';
import { serveHere } from './untilFileEnds.ts';
import { startWeChatDouble } from './weChatDouble.ts';
import { startWorld } from './world.ts';

/** Tests the operator's command, which uses the product's own calls. All services that it contacts are on loopback. */
const objects = new Map<string, Buffer>();
let smsAnswer = '{"sid":"SM1"}';

/** A bucket that stores each received object under its path. */
const openBucket = () =>
  serveHere((request, reply, body) => {
    const path = String(request.url).split('?')[0] ?? '';
    if (request.method === 'PUT') objects.set(path, body);
    if (request.method === 'DELETE') objects.delete(path);
    const found = objects.get(path);
    if (request.method !== 'GET') return reply.writeHead(200).end();
    return found ? reply.writeHead(200).end(found) : reply.writeHead(404).end();
  });

const [post, stripe, linePay, weChat, providers, line] = await Promise.all([
  openSmtp(),
  startStripeDouble(),
  startLinePay(),
  startWeChatDouble('wx-secret'),
  openProviders(),
  startLineProvider([{ clientId: 'c', secret: 's', redirects: ['https://tw.test/white'] }]),
]);
const list = { RtnCode: 1, StoreList: [{ CvsType: 'UNIMART', StoreInfo: [{ StoreId: '131386' }] }] };
const [files, stores, texts] = await Promise.all([
  openBucket(),
  serveHere((_request, reply) => reply.end(JSON.stringify(list))),
  serveHere((_request, reply) => reply.writeHead(201).end(smsAnswer)),
]);
const world = await startWorld({
  env: {
    ...{ SMTP_URL: post.url, OUTBOUND_PRIVATE: 'true', ECPAY_LOGISTICS_URL: stores.url },
    ...{ STRIPE_SECRET_KEY: 'sk_test_double', STRIPE_SHOP: 'tw.test', STRIPE_API_URL: stripe.url },
    LINE_PAY_API_URL: linePay.url,
    ...{ S3_BUCKET: 'b', S3_ENDPOINT: files.url, S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' },
  },
});
const owner = await world.tw.staff();
await owner.client.call('savePaymentAccount', {
  ...{ kind: 'linePay', name: 'Wallet', live: false, methods: ['linePay'] },
  secrets: { merchantId: linePay.keys.channelId, apiKey: linePay.keys.channelSecret },
});
const { url, ...shape } = smsPresetSettings.twilio;
await owner.client.call('saveSmsSettings', {
  provider: { ...shape, preset: 'twilio', account: 'a', sender: 's', url: texts.url + new URL(url).pathname },
  secret: 'x',
});
await owner.client.call('saveMessengerSettings', {
  registerBind: false,
  line: { issuer: line.issuer, clientId: 'c', secret: 's' },
  wechat: {
    ...{ appId: 'wx1', secret: 'wx-secret', apiUrl: weChat.url },
    authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  },
});
await owner.client.call('saveLinePush', { line: { apiUrl: providers.url, token: 't' } });
const map = { provider: 'ecpay', merchantId: '2000132', kind: 'UNIMARTC2C', live: false } as const;
await owner.client.call('saveStoreMapSettings', {
  map: { ...map, hashKey: '5294y06JbISpM5x9', hashIv: 'v77hoKGq4kWxNNIS' },
});
const member = await world.tw.member();
await member.client.call('addPushBrowser', browserAt(`${providers.url}/push/mine`).subscription);
await world.change('members', { id: member.id }, { account: 'tried' });

const tried = (adapter: string, asked: { shop?: string; to?: string } = { shop: 'tw' }) =>
  runAdapterTrial(world.running.services.config, adapter, asked);

test.each([
  ['s3', {}, [/write: done/, /read: as written/, /remove: done/, /missing, as it should be/]],
  ['smtp', { to: 'me@example.com' }, [/^taken, as 250/]],
  ['smtp', { to: 'nobody@example.com' }, [/^refused: .*no such mailbox/]],
  ['sms', { shop: 'tw', to: '+886912345678' }, [/^taken, as SM1$/]],
  [
    'stripe',
    { shop: 'tw' },
    [
      /: Double \(TW, TWD\), test, charges; address for messages: missing/,
      /page for 100 TWD: cs_test_/,
      /close it: closed/,
    ],
  ],
  [
    'linePay',
    { shop: 'tw' },
    [
      /^Wallet: account: LINE Pay 1656012345 \(TW, TWD\), test, charges; address for messages: unneeded/,
      /Wallet: page for 100 TWD: \d{19}, open until/,
    ],
  ],
  [
    'line',
    { shop: 'tw' },
    [/people log in at 127\.0\.0\.1.*accepted/, /bot\/info: HTTP 200/, /consumption: HTTP 200/],
  ],
  ['wechat', { shop: 'tw' }, [/errcode 40029 .*are right/]],
  ['ecpay', { shop: 'tw' }, [/1 of 7-11, 1 without name or address/]],
  ['webpush', { shop: 'tw', to: 'tried' }, [/127\.0\.0\.1:\d+: taken/]],
])('try %s %o prints the answer', async (adapter, asked, expected) => {
  const said = await tried(adapter, asked);
  for (const line of expected) expect(said).toMatch(line);
});

test('a refusal is printed completely', async () => {
  smsAnswer = '{"code":21211,"message":"Invalid number"}';
  expect(await tried('sms', { shop: 'tw', to: '+886912345678' })).toMatch(
    /refused: HTTP 201: .*Invalid number/,
  );
  await world.change('shopSecrets', { name: 'messenger.wechat' }, { value: 'wrong' });
  expect(await tried('wechat')).toMatch(/errcode 40125 invalid appsecret$/);
});

test.each([
  ['s4', {}, /^try knows s3, smtp, mail, sms/],
  ['sms', { shop: 'tw' }, /--to is needed/],
  ['sms', {}, /--shop is needed/],
  ['line', { shop: 'nowhere' }, /no shop with the code nowhere/],
])('try %s %o is impossible', async (adapter, asked, error) => {
  await expect(tried(adapter, asked)).rejects.toThrow(error);
});

test('a shop without settings is told so', async () => {
  expect(await tried('line', { shop: 'th' })).toMatch(/no channel is set up/);
  expect(await tried('wechat', { shop: 'th' })).toBe('no channel is set up');
  expect(await tried('ecpay', { shop: 'th' })).toMatch(/no account is set up/);
  expect(await tried('sms', { shop: 'th', to: '+66812345678' })).toBe('nothing is set up to send it with');
});
