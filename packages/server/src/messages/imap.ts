import type { ShopMailbox } from '@crossdock/domain/notices/mail.ts';
import type { ImapFlow } from 'imapflow';
import type { NoTransaction } from '../platform/db.ts';
import { publicAddressOf } from '../platform/outbound.ts';

/** A mailbox with its password. */
export interface MailboxAccess {
  readonly mailbox: ShopMailbox;
  readonly password: string;
  /** Whether this is the operator's own mailbox, which may be in a private network. */
  readonly privateToo: boolean;
}

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The mailbox rejected the account or its password. */
export class MailboxRefused extends Error {
  override readonly name = 'MailboxRefused';
}

/**
 * Opens the inbox, does the work and closes the connection. Throws `MailboxRefused` or the underlying error.
 */
export async function withInbox<T>(
  noTransaction: NoTransaction,
  { mailbox, password, privateToo }: MailboxAccess,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  noTransaction.check();
  const { host, port, encryption, account } = mailbox;
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    // The checked IP address of the host; the certificate is for its name.
    ...{ host: privateToo ? host : await publicAddressOf(host), port, servername: host },
    secure: encryption === 'tls',
    ...(encryption === 'tls' ? {} : { doSTARTTLS: encryption === 'startTls' }),
    ...{ auth: { user: account, pass: password }, logger: false, ...limits },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.mailboxOpen('INBOX');
    return await work(client);
  } catch (error) {
    throw understood(error);
  } finally {
    await client.logout().catch(() => client.close());
  }
}

function understood(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const said = 'responseText' in error ? String(error.responseText) : error.message;
  if ('authenticationFailed' in error && error.authenticationFailed) return new MailboxRefused(said);
  return said === error.message ? error : new Error(said);
}
