import type { Config } from '../platform/config.ts';
import type { MailboxAccess } from './imap.ts';

/** The mailbox for reports about mail that the installation sends for its shops; undefined if it has none. */
export function installationMailbox({ IMAP_URL, OUTBOUND_PRIVATE }: Config): MailboxAccess | undefined {
  if (IMAP_URL === undefined) return undefined;
  const { protocol, hostname: host, port, username, password } = new URL(IMAP_URL);
  const isTls = protocol === 'imaps:';
  return {
    mailbox: {
      ...{ host, port: Number(port) || (isTls ? 993 : 143), account: decodeURIComponent(username) },
      encryption: isTls ? 'tls' : OUTBOUND_PRIVATE ? 'none' : 'startTls',
    },
    password: decodeURIComponent(password),
    privateToo: true,
  };
}
