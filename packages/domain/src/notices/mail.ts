/**
 * How the connection to a mail server is encrypted: from the start (`tls`), or after an unencrypted greeting
 * (`startTls`). `none` is for the operator's own network.
 */
export const mailEncryptions = ['tls', 'startTls', 'none'] as const;
export type MailEncryption = (typeof mailEncryptions)[number];

/** Ports on which mail servers accept mail for delivery to other servers. */
export const mailPorts = [465, 587, 2525, 25] as const;

/** A shop's own mail server and the sender of its mail. The password is not part of this record. */
export interface ShopMailServer {
  readonly host: string;
  readonly port: number;
  readonly encryption: MailEncryption;
  /** The user name at the server; empty if the server needs none. */
  readonly account: string;
  readonly senderName: string;
  readonly senderAddress: string;
}

/** Ports on which mailboxes are read. */
export const mailboxPorts = [993, 143] as const;

/** The shop's mailbox for reports of mail servers. The password is not part of this record. */
export interface ShopMailbox {
  readonly host: string;
  readonly port: number;
  readonly encryption: MailEncryption;
  readonly account: string;
}
