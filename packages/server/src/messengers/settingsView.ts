import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { returnPath } from './channels.ts';

/** The channels as staff see them: whether there is a secret, never its value. */
export function messengerSettingsOf(
  settings: Pick<ShopSettings, 'registerBind' | 'line' | 'wechat'>,
  secrets: { readonly line: boolean; readonly wechat: boolean },
  hosts: readonly { host: string }[],
) {
  const { registerBind, line, wechat } = settings;
  return {
    registerBind,
    line: line && { issuer: line.issuer, clientId: line.clientId, secretKept: secrets.line },
    wechat: wechat && {
      appId: wechat.appId,
      authorizeUrl: wechat.authorizeUrl,
      apiUrl: wechat.apiUrl,
      verification: wechat.verification ?? null,
      secretKept: secrets.wechat,
    },
    redirects: hosts.map(({ host }) => `https://${host}${returnPath}`),
  };
}
