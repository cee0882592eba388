import { exportMails } from '@crossdock/contract/leaving/texts.ts';
import type { Tx } from '../platform/db.ts';
import { sendMessage } from '../platform/messages.ts';
import type { Shop } from '../platform/shop.ts';
import { filled } from './readme.ts';

/** Tells the shop's own address that somebody wants to take everything. A shop without one sees it in the console alone. */
export async function tellExportRequested(tx: Tx, shop: Shop, name: string): Promise<void> {
  await tell(tx, shop, 'requested', { name });
}

export async function tellExportReady(tx: Tx, shop: Shop, expiresAt: string): Promise<void> {
  await tell(tx, shop, 'ready', { until: expiresAt.slice(0, 16).replace('T', ' ').concat(' UTC') });
}

async function tell(
  tx: Tx,
  { settings, defaultLang, name: shop }: Shop,
  kind: keyof typeof exportMails,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const recipient = settings.contact.email;
  if (recipient === '') return;
  const { subject, body } = exportMails[kind];
  const said = { shop, ...params };
  await sendMessage(tx, {
    ...{ channel: 'email', recipient, secret: false },
    ...{ subject: filled(subject[defaultLang], said), body: filled(body[defaultLang], said) },
  });
}
