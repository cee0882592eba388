import { providerKindNames } from '@crossdock/contract/payments/providerKinds.ts';
import { isRefusal } from '@crossdock/contract/refusals.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { fetchEcpayStores } from './addresses/maps/ecpayStores.ts';
import { readStoreMapKeys } from './addresses/storeMapKeys.ts';
import { findLinePush } from './messages/linePush.ts';
import { mailSender } from './messages/mailSender.ts';
import { smsSender } from './messages/smsSender.ts';
import { lineChannel, redirectUriOf, weChatChannel } from './messengers/channels.ts';
import { testLineChannel } from './messengers/line.ts';
import { exchangeWeChatCode } from './messengers/wechat.ts';
import { memberIdByAccount } from './notices/preferences.store.ts';
import { listPushBrowsers } from './notices/push.store.ts';
import { pushSender } from './notices/pushSender.ts';
import type { Config } from './platform/config.ts';
import { Database, NoTransaction } from './platform/db.ts';
import { encryptionWith } from './platform/encryption.ts';
import { openFileStore } from './platform/files.ts';
import { newId } from './platform/ids.ts';
import { installationMail } from './platform/mail.ts';
import { sendOutbound } from './platform/outbound.ts';
import type { ClaimedMessage, OutboxChannel } from './platform/outbox.store.ts';
import type { SendResult } from './platform/outbox.ts';
import { asShopId, systemActor } from './platform/scope.ts';
import { servingLogin } from './platform/serving.ts';
import { shopHosts } from './platform/shopSettings.ts';
import { Tenants } from './platform/shops.ts';
import { runTrialStep, type TrialContext } from './trialStep.ts';
import { tryAccounts } from './tryAccounts.ts';

/** The command line of one trial. */
interface TrialOptions {
  readonly shop?: string | undefined;
  /** An email address, a number in E.164, or a member's account. */
  readonly to?: string | undefined;
}

/** Trials with the installation's own settings. */
const ofInstallation: Readonly<Record<string, (config: Config, asked: TrialOptions) => Promise<string[]>>> = {
  s3: tryFiles,
  smtp: async (config, { to }) => {
    const sent = installationMail(config)?.(asShopId(newId()), trial('email', needed(to, '--to')), always);
    return [saidOf((await sent) ?? { kind: 'noProvider' })];
  },
};

/** Trials with the settings of one shop. */
const ofShop: Readonly<Record<string, (scene: TrialContext) => Promise<string[]>>> = {
  mail: async ({ config, database, shopId, to }) => {
    const send = mailSender(database, config, await openFileStore(config));
    return [saidOf(await send(shopId, trial('email', needed(to, '--to')), always))];
  },
  sms: async ({ config, database, shopId, to }) => [
    saidOf(await smsSender(database, config)(shopId, trial('sms', needed(to, '--to')), always)),
  ],
  webpush: tryBrowsers,
  line: tryLine,
  wechat: tryWeChat,
  ...recordOf(providerKindNames, (kind) => (scene: TrialContext) => tryAccounts(kind, scene)),
  ecpay: tryStores,
};

const adapters: readonly string[] = [...Object.keys(ofInstallation), ...Object.keys(ofShop)];

/**
 * Makes one real call through one adapter with the current settings, and reports the answer. Throws if the call
 * cannot be made.
 */
export async function runAdapterTrial(config: Config, adapter: string, asked: TrialOptions): Promise<string> {
  const [installed, shops] = [ofInstallation[adapter], ofShop[adapter]];
  if (installed) return (await installed(config, asked)).join('\n');
  if (!shops) throw new Error(`try knows ${adapters.join(', ')}`);
  const database = new Database({ ...servingLogin(config), pool: 2 });
  try {
    const shop = await new Tenants(database, config.STRIPE_SHOP).ofCode(needed(asked.shop, '--shop'));
    const [host] = await database.transact(shop.id, shopHosts);
    const actor = { ...systemActor(shop, 'try'), origin: `https://${host?.host ?? 'localhost'}` };
    return (await shops({ config, database, shopId: shop.id, actor, to: asked.to ?? '' })).join('\n');
  } finally {
    await database.end();
  }
}

function needed(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new Error(`${name} is needed`);
  return value;
}

const always = async () => true;

const trial = (channel: OutboxChannel, recipient: string): ClaimedMessage => ({
  ...{ id: newId(), leaseId: newId(), attempt: 1, channel, recipient },
  ...{ subject: 'Crossdock: a test message', body: 'Crossdock: a test message 測試' },
  ...{ memberId: null, event: null, link: null },
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
});

function saidOf(attempt: SendResult): string {
  if (attempt.kind === 'sent') return `taken${attempt.reference ? `, as ${attempt.reference}` : ''}`;
  if (attempt.kind === 'noProvider') return 'nothing is set up to send it with';
  const kinds = { refused: 'refused', later: 'not taken now', unknown: 'perhaps taken' };
  return `${kinds[attempt.kind]}: ${attempt.why}`;
}

async function tryFiles(config: Config): Promise<string[]> {
  if (config.S3_BUCKET === undefined) return ['S3_BUCKET is not set: files lie in DATA_DIR'];
  const store = await openFileStore(config);
  const [key, text] = [`try/${newId()}`, 'crossdock'];
  return [
    await runTrialStep('write', () =>
      store.put(NoTransaction.command, key, Buffer.from(text), 'text/plain').then(() => 'done'),
    ),
    await runTrialStep('read', async () => {
      const read = await store.get(NoTransaction.command, key);
      return read !== undefined && Buffer.from(read).toString() === text ? 'as written' : 'not as written';
    }),
    await runTrialStep('remove', () => store.remove(NoTransaction.command, key).then(() => 'done')),
    await runTrialStep('look for what is not there', async () =>
      (await store.get(NoTransaction.command, key)) === undefined
        ? 'missing, as it should be'
        : 'still there',
    ),
  ];
}

async function tryBrowsers({ config, database, shopId, to }: TrialContext): Promise<string[]> {
  const account = needed(to, '--to');
  const browsers = await database.transact(shopId, async (tx) => {
    const memberId = await memberIdByAccount(tx, account);
    return memberId === undefined ? [] : listPushBrowsers(tx, memberId);
  });
  if (browsers.length === 0) return [`${account} has switched on no browser`];
  const send = pushSender(database, config);
  return Promise.all(
    browsers.map(async ({ id, endpoint }) => {
      const attempt = await send(shopId, trial('push', id), always);
      return `${new URL(endpoint).host}: ${saidOf(attempt)}`;
    }),
  );
}

async function tryLine({ config, database, shopId, actor }: TrialContext): Promise<string[]> {
  const [channel, push] = await database.transact(shopId, (tx) =>
    Promise.all([lineChannel(tx, actor, config), findLinePush(tx, encryptionWith(config.APP_SECRET))]),
  );
  const asked = (path: string) =>
    runTrialStep(path, async () => {
      if (push === undefined) return 'no channel for messages is set up';
      const { status, text } = await sendOutbound({
        url: new URL(path, push.apiUrl).href,
        method: 'GET',
        headers: { authorization: `Bearer ${push.token}` },
        body: undefined,
        timeoutMs: 20_000,
        privateToo: config.OUTBOUND_PRIVATE,
      });
      return `HTTP ${status} ${text.slice(0, 300)}`;
    });
  return [
    await runTrialStep('log-in', async () => {
      if (isRefusal(channel)) return 'no channel is set up';
      const { authorizationHost, accepted } = await testLineChannel(channel, redirectUriOf(actor));
      return accepted
        ? `people log in at ${authorizationHost}; the channel is accepted`
        : 'channel ID or secret is refused';
    }),
    await asked('/v2/bot/info'),
    await asked('/v2/bot/message/quota'),
    await asked('/v2/bot/message/quota/consumption'),
  ];
}

async function tryWeChat({ config, database, shopId, actor }: TrialContext): Promise<string[]> {
  const channel = await database.transact(shopId, (tx) => weChatChannel(tx, actor, config));
  if (isRefusal(channel)) return ['no channel is set up'];
  return [
    await runTrialStep('exchange of a code that nobody was given', async () => {
      const said = await exchangeWeChatCode(channel, 'try');
      if (!('errcode' in said)) return 'answered as if the code were right';
      const means = said.errcode === 40029 ? ': AppID, AppSecret and allow-list are right' : '';
      return `errcode ${said.errcode} ${said.errmsg ?? ''}${means}`;
    }),
  ];
}

async function tryStores({ config, database, shopId, actor }: TrialContext): Promise<string[]> {
  const { storeMap } = actor.shop.settings;
  const keys = await database.transact(shopId, (tx) =>
    readStoreMapKeys(tx, encryptionWith(config.APP_SECRET)),
  );
  if (storeMap === null) return ['no account is set up under Shop settings, 7-11 map'];
  if (keys === undefined) return ['HashKey and HashIV are not set'];
  const reach = { url: config.ECPAY_LOGISTICS_URL, privateToo: config.OUTBOUND_PRIVATE };
  return [
    await runTrialStep('list of stores', async () => {
      const stores = await fetchEcpayStores(storeMap, keys, reach);
      const nameless = stores.filter(({ name, address }) => name === '' || address === '').length;
      return `${stores.length} of 7-11, ${nameless} without name or address`;
    }),
  ];
}
