import type { Handler } from '../platform/handler.ts';

export const getContact: Handler<'getContact'> = async (_tx, actor, _input, { config }) => ({
  ...actor.shop.settings.contact,
  mail: config.SMTP_URL === undefined ? '' : addressIn(config.MAIL_FROM),
});

/** `Forwarder <post@example.com>` and `post@example.com` alike. */
function addressIn(from: string): string {
  return /<([^<>\s]+@[^<>\s]+)>/.exec(from)?.[1] ?? (from.includes('@') ? from.trim() : '');
}
