import { fill } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Message } from '../platform/outbox.store.ts';
import { phoneForDisplay } from '../platform/phoneNumbers.ts';

export interface SecurityTexts {
  readonly letters: Readonly<Record<Lang, { readonly subject: string; readonly body: string }>>;
  /** The text of a text message, without a link, because carriers in Taiwan block text messages with links. */
  readonly short: Readonly<Record<Lang, string>>;
}

interface Reader {
  readonly lang: Lang;
  readonly email: string;
  readonly areaCode: string;
  readonly phone: string;
}

/**
 * Messages the member about something that somebody may have done in their name. It goes to their email
 * address, or to their phone if they have none.
 */
export function securityMessage(
  { lang, email, areaCode, phone }: Reader,
  { letters, short }: SecurityTexts,
  params: Readonly<Record<string, string>>,
): Message {
  if (email === '')
    return {
      channel: 'sms',
      recipient: phoneForDisplay(areaCode, phone),
      subject: '',
      body: fill(short[lang], params),
    };
  const { subject, body } = letters[lang];
  return { channel: 'email', recipient: email, subject: fill(subject, params), body: fill(body, params) };
}
