import { mailboxPorts, mailEncryptions } from '@crossdock/domain/notices/mail.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { emptyInput, instant, text } from '../wire/values.ts';

const mailbox = z.strictObject({
  host: text(253).regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'field.invalid'),
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
  mailbox: mailbox.extend({ port: z.number().int() }).nullable(),
  passwordKept: z.boolean(),
  /** When the mailbox was last read; null if never. */
  readAt: instant.nullable(),
  /** Why the last reading failed; empty if it did not. */
  readFailure: z.string(),
});

/** A shop's mailbox for the reports of mail servers about mail that did not arrive. */
export const mailboxCalls = {
  getMailboxSettings: call('GET', 'staff/messages/mailbox', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Get the mailbox that reports about undelivered mail arrive in, without its password',
    input: emptyInput,
    output: mailboxSettings,
  }),
  saveMailboxSettings: call('POST', 'staff/messages/mailbox', {
    by: 'staff',
    can: 'shop.write',
    fresh: true,
    summary: 'Set or remove the mailbox that reports about undelivered mail arrive in',
    input: mailboxSettingsInput,
    output: mailboxSettings,
    refusals: ['mail.hostInvalid', 'mail.passwordNeeded', 'mail.encryptionNeeded'],
  }),
  tryMailbox: call('POST', 'staff/messages/mailbox/try', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Log in to the stored mailbox and count its messages; changes nothing there',
    input: emptyInput,
    output: z.object({ messages: z.number().int(), unseen: z.number().int() }),
    refusals: ['mailbox.notSet', 'mailbox.refused', 'mailbox.silent'],
  }),
};
