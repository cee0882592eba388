import type { Handler } from '../platform/handler.ts';

export const getContact: Handler<'getContact'> = async (_tx, actor, _input, { config }) => ({
  ...actor.shop.settings.contact,
  mail: config.SMTP_URL === undefined ? '' : addressIn(config.MAIL_FROM),
});

/** The address in `Forwarder <post@example.com>` or `post@example.com`. */
function addressIn(from: string): string {
  return /<([^<>\s]+@[^<>\s]+)>/.exec(from)?.[1] ?? (from.includes('@') ? from.trim() : '');
}
