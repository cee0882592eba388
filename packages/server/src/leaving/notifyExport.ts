import { exportMails } from '@crossdock/contract/leaving/texts.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { findMember } from '../members/store.ts';
import type { Tx } from '../platform/db.ts';
import { sendMessage } from '../platform/messages.ts';
import type { Shop } from '../platform/shop.ts';
import type { ExportRow } from './exports.store.ts';
import { fillPlaceholders } from './readme.ts';

/**
 * Emails the shop's own address that somebody requested a full export. A shop without an address sees it only
 * in the console.
 */
export async function notifyExportRequested(tx: Tx, shop: Shop, name: string): Promise<void> {
  await tell(tx, shop, atShop(shop), 'requested', { name });
}

/** Tells a member that an export of their data was requested from their account. */
export async function notifyOwnExportRequested(tx: Tx, shop: Shop, memberId: string): Promise<void> {
  await tell(tx, shop, await atMember(tx, memberId), 'ownRequested', {});
}

/** Tells the person who requested the export that it can be downloaded. */
export async function notifyExportReady(
  tx: Tx,
  shop: Shop,
  { memberId }: Pick<ExportRow, 'memberId'>,
  expiresAt: string,
): Promise<void> {
  const until = `${expiresAt.slice(0, 16).replace('T', ' ')} UTC`;
  const to = memberId === null ? atShop(shop) : await atMember(tx, memberId);
  await tell(tx, shop, to, memberId === null ? 'ready' : 'ownReady', { until });
}

interface Reader {
  readonly recipient: string;
  readonly lang: Lang;
}

const atShop = ({ settings, defaultLang }: Shop): Reader => ({
  ...{ recipient: settings.contact.email, lang: defaultLang },
});

async function atMember(tx: Tx, memberId: string): Promise<Reader> {
  const member = await findMember(tx, memberId);
  return { recipient: member?.email ?? '', lang: member?.lang ?? 'en' };
}

async function tell(
  tx: Tx,
  { name: shop }: Shop,
  { recipient, lang }: Reader,
  kind: keyof typeof exportMails,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  if (recipient === '') return;
  const { subject, body } = exportMails[kind];
  const said = { shop, ...params };
  await sendMessage(tx, {
    ...{ channel: 'email', recipient, secret: false },
    ...{ subject: fillPlaceholders(subject[lang], said), body: fillPlaceholders(body[lang], said) },
  });
}
