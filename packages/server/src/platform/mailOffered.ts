import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import type { Config } from './config.ts';

type WithMail = Pick<ShopSettings, 'mail'>;

/** Whether mail can be sent for a shop: by its own server, or the installation's. */
export const isMailOffered = (config: Config, { mail }: WithMail): boolean =>
  mail !== null || config.SMTP_URL !== undefined;

/** The address that a shop's mail comes from; empty if it sends none. */
export function mailAddressOf(config: Config, { mail }: WithMail): string {
  if (mail !== null) return mail.senderAddress;
  return config.SMTP_URL === undefined ? '' : addressIn(config.MAIL_FROM);
}

/** The address in `Forwarder <post@example.com>` or `post@example.com`. */
function addressIn(from: string): string {
  return /<([^<>\s]+@[^<>\s]+)>/.exec(from)?.[1] ?? (from.includes('@') ? from.trim() : '');
}
