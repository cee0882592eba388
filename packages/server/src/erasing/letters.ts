import { erasureMails } from '@crossdock/contract/erasing/texts.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { fillPlaceholders } from '../leaving/readme.ts';
import type { MemberRow } from '../members/store.ts';
import type { Tx } from '../platform/db.ts';
import { sendMessage } from '../platform/messages.ts';
import type { Shop } from '../platform/shop.ts';

type Letter = keyof typeof erasureMails;
type Reader = Pick<MemberRow, 'email' | 'lang'>;

/** Emails the member. Answers the message's id; null if they have no email address. */
export async function emailMember(
  tx: Tx,
  shop: Shop,
  { email, lang }: Reader,
  letter: Letter,
  params: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  if (email === '') return null;
  const { subject, body } = erasureMails[letter];
  const said = { shop: shop.name, ...params };
  return sendMessage(tx, {
    // The message is secret, because the link in this letter cancels the deletion.
    ...{ channel: 'email', recipient: email, secret: letter === 'requested' },
    ...{ subject: fillPlaceholders(subject[lang], said), body: fillPlaceholders(body[lang], said) },
  });
}

/** The day on which the erasure begins, on the shop's calendar. */
export const erasureDay = (shop: Shop, at: string): string => dateIn(at, shop.timeZone);
