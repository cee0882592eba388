import { Readable } from 'node:stream';
import { kindOf } from '@crossdock/domain/notices/kinds.ts';
import type { Logger } from 'nodemailer/lib/shared';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Config } from './config.ts';
import { errorCode } from './errorCode.ts';
import { signedMessageId } from './messageIds.ts';
import type { ClaimedMessage } from './outbox.store.ts';
import type { Sender, SendResult } from './outbox.ts';
import type { ShopId } from './scope.ts';
import { unsubscribePath, unsubscribePlaceholder, unsubscribeToken } from './unsubscribe.ts';

/** The timeouts of one attempt in ms. The lease of the message is extended while the attempt lasts. */
const limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 5_000,
  socketTimeout: 20_000,
};

/** A mail server, and the sender of its mail. */
export interface MailServer {
  readonly connection: SMTPTransport.Options;
  readonly from: string | { readonly name: string; readonly address: string };
}

/** One message to be sent, with its shop. */
interface Letter {
  readonly shopId: ShopId;
  readonly message: ClaimedMessage;
  readonly handed: () => Promise<boolean>;
  /** The secret that signs the unsubscribe link. */
  readonly secret: string;
  /** A small JPEG that the email shows below its text. */
  readonly photo?: Uint8Array | undefined;
}

/** Sends email through the installation's SMTP server; undefined if it has none. */
export function installationMail(
  config: Config,
): ((...sent: [...Parameters<Sender>, photo?: Uint8Array]) => Promise<SendResult>) | undefined {
  const { SMTP_URL, MAIL_FROM: from, APP_SECRET: secret } = config;
  if (SMTP_URL === undefined) return undefined;
  let encrypts = false;
  // Once a server has used encryption, mail is never sent to it unencrypted. If it no longer offers encryption, an
  // attacker on the network may have removed the offer.
  const logger = listening(() => {
    encrypts = true;
  });
  return (shopId, message, handed, photo) => {
    const connection = { url: SMTP_URL, logger, ...(encrypts ? { requireTLS: true } : {}) };
    return sendMail({ connection, from }, { shopId, message, handed, secret, photo });
  };
}

/** Sends one message. It never throws for an error of the server. */
export async function sendMail({ connection, from }: MailServer, letter: Letter): Promise<SendResult> {
  const { shopId, message, handed, secret, photo } = letter;
  const said = unsubscribable(secret, shopId, message);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ ...connection, ...limits });
  let left = false;
  transport.use('stream', (mail, done) => {
    mail.message.processFunc((written) =>
      leaving(written, async () => {
        left = await handed();
        return left;
      }),
    );
    done();
  });
  try {
    const { response } = await transport.sendMail({
      from,
      to: message.recipient,
      subject: message.subject,
      ...said,
      ...(photo ? withPhoto(said.text, photo) : {}),
      // The id is the same for every attempt, so that a receiver can recognise repeats.
      messageId: `<${signedMessageId(secret, shopId, message.id)}@${domainOf(from)}>`,
    });
    return { kind: 'sent', reference: response.slice(0, 200) };
  } catch (error) {
    return attemptOf(error, left);
  } finally {
    transport.close();
  }
}

/** The domain of the sender's address, which receivers look up. */
function domainOf(from: MailServer['from']): string {
  return /@([\w.-]+)>?\s*$/.exec(typeof from === 'string' ? from : from.address)?.[1] ?? 'localhost';
}

/** Nodemailer reports encryption only in its log. */
function listening(encrypted: () => void): Logger {
  const nothing = () => undefined;
  const info = (_entry: unknown, said: unknown) => {
    if (said === 'Connection upgraded with STARTTLS') encrypted();
  };
  return {
    trace: nothing,
    debug: nothing,
    info,
    warn: nothing,
    error: nothing,
    fatal: nothing,
  };
}

const photoId = 'photo@crossdock';

/**
 * The text as HTML, with the picture below it. A mail program that shows only plain text shows it without the
 * picture.
 */
function withPhoto(text: string, photo: Uint8Array) {
  const escaped = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const linked = escaped.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
  return {
    html: `<p style="white-space:pre-line">${linked}</p><p><img src="cid:${photoId}" alt="" style="max-width:100%"></p>`,
    attachments: [
      { filename: 'parcel.jpg', contentType: 'image/jpeg', cid: photoId, content: Buffer.from(photo) },
    ],
  };
}

/** Adds the unsubscribe link to the text, and the headers that mail programs use (RFC 8058). */
function unsubscribable(secret: string, shopId: ShopId, { body, memberId, event, link }: ClaimedMessage) {
  if (!memberId || !link || !body.includes(unsubscribePlaceholder)) return { text: body };
  const kind = event ? kindOf(event) : 'all';
  const address = new URL(unsubscribePath, link);
  address.searchParams.set('token', unsubscribeToken(secret, { shopId, memberId, kind }));
  return {
    text: body.replaceAll(unsubscribePlaceholder, address.href),
    headers: {
      'List-Unsubscribe': `<${address.href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/**
 * The message's bytes. They are read only after the server has asked for them, because before that it cannot have
 * accepted anything; `handed` is called at that moment.
 */
function leaving(written: NodeJS.ReadableStream, handed: () => Promise<boolean>): Readable {
  const chunks = async function* () {
    if (!(await handed())) throw new Error('somebody else sends this message now');
    yield* written;
  };
  return Readable.from(chunks(), { objectMode: false });
}

/**
 * RFC 5321: 5yz is a permanent refusal, 4yz a temporary one. If the message was started and not answered, it may have
 * been accepted.
 */
function attemptOf(error: unknown, left: boolean): SendResult {
  const why = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const code = errorCode(error);
  const responseCode =
    error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
  // A wrong SMTP password or missing encryption is the operator's fault, not the message's.
  if (code === 'EAUTH' || code === 'ETLS') return { kind: 'later', why };
  if (responseCode !== undefined) return { kind: responseCode >= 500 ? 'refused' : 'later', why };
  if (code === 'EENVELOPE') return { kind: 'refused', why };
  return { kind: left ? 'unknown' : 'later', why };
}
