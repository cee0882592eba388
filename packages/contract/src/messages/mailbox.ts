import { mailboxPorts, mailEncryptions } from '@crossdock/domain/notices/mail.ts';
import { z } from 'zod';
import { settingsCalls, staff } from '../wire/call.ts';
import { count, plain, text } from '../wire/values.ts';
import { mailHost, mailServerRefusals } from './mail.ts';

const mailbox = z.strictObject({
  host: mailHost,
  port: z.literal(mailboxPorts, { error: 'field.invalid' }),
  encryption: z.enum(mailEncryptions),
  account: text(200),
});

/** The password is written and never returned; if left out, the stored one stays. */
export const mailboxSettingsInput = z.strictObject({
  mailbox: mailbox.nullable(),
  password: text(300).optional(),
});

const mailboxSettings = z.object({
  mailbox: mailbox.extend({ port: count }).nullable(),
  passwordKept: plain.yesNo,
  /** When the mailbox was last read; null if never. */
  readAt: plain.maybeInstant,
  /** Why the last reading failed; empty if it did not. */
  readFailure: plain.text,
});

const settings = settingsCalls('staff/messages/mailbox', mailboxSettingsInput, mailboxSettings);

/** A shop's mailbox for the reports of mail servers about mail that did not arrive. */
export const mailboxCalls = {
  getMailboxSettings: settings.get(
    'shop.write',
    'Get the mailbox that reports about undelivered mail arrive in, without its password',
  ),
  saveMailboxSettings: settings.save(
    'shop.write',
    'Set or remove the mailbox that reports about undelivered mail arrive in',
    { fresh: true, refusals: mailServerRefusals },
  ),
  tryMailbox: staff('shop.write').post('staff/messages/mailbox/try', {
    summary: 'Log in to the stored mailbox and count its messages; changes nothing there',
    output: z.object({ messages: count, unseen: count }),
    refusals: ['mailbox.notSet', 'mailbox.refused', 'mailbox.silent'],
  }),
};
