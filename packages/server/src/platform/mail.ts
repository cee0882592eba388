import { Readable } from 'node:stream';
import { kindOf } from '@crossdock/domain/notices/kinds.ts';
import type { Logger } from 'nodemailer/lib/shared';
import type { Config } from './config.ts';
import { errorCode } from './errorCode.ts';
import type { Claimed } from './outbox.store.ts';
import type { Attempt, Sender } from './outbox.ts';
import type { ShopId } from './scope.ts';
import { unsubscribePath, unsubscribePlace, unsubscribeToken } from './unsubscribe.ts';

/** All timeouts together are well below half of an outbox lease. */
const limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 5_000,
  socketTimeout: 20_000,
};

/** Sends email through the installation's SMTP server, if it has one. */
export function mailSender(config: Config): Sender {
  const { SMTP_URL } = config;
  let encrypts = false;
  const domain = domainOf(config.MAIL_FROM);
  if (SMTP_URL === undefined) return async () => ({ kind: 'noProvider' });
  return async (shopId, message, handed) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: SMTP_URL,
      ...limits,
      // If a server has encrypted once, we never send in the clear later: somebody in between may have
      // removed its offer.
      ...(encrypts ? { requireTLS: true } : {}),
      logger: listening(() => {
        encrypts = true;
      }),
    });
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
        from: config.MAIL_FROM,
        to: message.recipient,
        subject: message.subject,
        ...unsubscribable(config.APP_SECRET, shopId, message),
        // The same at every attempt, so that a receiver can recognise repeats.
        messageId: `<${message.id}@${domain}>`,
      });
      return { kind: 'sent', reference: response.slice(0, 200) };
    } catch (error) {
      return attemptOf(error, left);
    } finally {
      transport.close();
    }
  };
}

/** The domain of the sender's address, which receivers look up. */
function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
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

/** Adds the unsubscribe link to the text, and the headers that mail programs use (RFC 8058). */
function unsubscribable(secret: string, shopId: ShopId, { body, memberId, event, link }: Claimed) {
  if (!memberId || !link || !body.includes(unsubscribePlace)) return { text: body };
  const kind = event ? kindOf(event) : 'all';
  const address = new URL(unsubscribePath, link);
  address.searchParams.set('token', unsubscribeToken(secret, { shopId, memberId, kind }));
  return {
    text: body.replaceAll(unsubscribePlace, address.href),
    headers: {
      'List-Unsubscribe': `<${address.href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/**
 * The message stream, read only after the server has asked for it: before that, the server cannot have accepted
 * anything.
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
function attemptOf(error: unknown, left: boolean): Attempt {
  const why = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const code = errorCode(error);
  const responseCode =
    error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
  // A wrong SMTP password or missing encryption is the operator's to fix, not the message's fault.
  if (code === 'EAUTH' || code === 'ETLS') return { kind: 'later', why };
  if (responseCode !== undefined) return { kind: responseCode >= 500 ? 'refused' : 'later', why };
  if (code === 'EENVELOPE') return { kind: 'refused', why };
  return { kind: left ? 'unknown' : 'later', why };
}
