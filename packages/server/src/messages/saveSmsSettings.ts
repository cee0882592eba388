import { type SmsProvider, smsReportPath } from '@crossdock/contract/messages/sms.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { newToken } from '../platform/ids.ts';
import { isAllowedOutboundUrl, isSameServer } from '../platform/outbound.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { hasSmsSecret, saveSmsProvider, smsReportAddress } from './smsProvider.ts';
import { parseHeaders, requestOf } from './smsRequest.ts';

export const saveSmsSettings: Handler<'saveSmsSettings'> = async (tx, actor, input, { config }) => {
  const { provider, secret } = input;
  if (provider !== null) {
    const wrong = faultOf(provider, config.OUTBOUND_PRIVATE);
    if (wrong) return wrong;
    if (secret === undefined && !(await isSecretFor(tx, provider)))
      return refuse('sms.secretNeeded', {}, 'secret');
  }
  const encryption = encryptionWith(config.APP_SECRET);
  const reportAddress = addressFor(actor.origin, await smsReportAddress(tx, encryption));
  await saveSmsProvider(tx, encryption, provider, secret, reportAddress);
  return {
    provider,
    secretKept: provider !== null,
    reportAddress: provider === null ? null : reportAddress,
  };
};

async function isSecretFor(tx: Tx, { url }: SmsProvider): Promise<boolean> {
  const [{ sms }, isKept] = await Promise.all([currentSettings(tx), hasSmsSecret(tx)]);
  return isKept && isSameServer(url, sms?.url);
}

/**
 * The report address, on the shop's host as the clerk reaches it. Its key never changes, because providers
 * have stored it.
 */
function addressFor(origin: string, before: string | undefined): string {
  const key = (before && new URL(before).searchParams.get('key')) || newToken();
  return `${origin}/api/${smsReportPath}?key=${key}`;
}

/** Checks the settings by building a request with test values, in the same manner as for real messages. */
function faultOf(provider: SmsProvider, privateToo: boolean) {
  const sample = requestOf(
    provider,
    'secret',
    { id: 'id', recipient: '+886912345678', body: '"文字" & 1' },
    'https://shop.example/',
  );
  if (!isAllowedOutboundUrl(sample.url, privateToo) || /^https?:\/\/[^/]*\{/.test(provider.url))
    return refuse('sms.addressInvalid', {}, 'provider.url');
  // A foreign number in local form would be somebody else's number, so the provider's country must be known.
  if (provider.numbers === 'local' && !/^\s*\d+\s*$/.test(provider.areaCodes))
    return refuse('sms.countryNeeded', {}, 'provider.areaCodes');
  if (parseHeaders(provider.headers) === undefined)
    return refuse('sms.headersInvalid', {}, 'provider.headers');
  if (provider.format === 'json' && provider.method === 'POST' && !isJson(sample.body ?? ''))
    return refuse('sms.bodyInvalid', {}, 'provider.body');
  return undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
