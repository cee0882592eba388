import { mailEncryptions, mailPorts } from '@crossdock/domain/notices/mail.ts';
import { z } from 'zod';
import { settingsCalls, staff } from '../wire/call.ts';
import { count, id, note, plain, text } from '../wire/values.ts';

const address = z.email({ error: 'field.email' }).max(200, 'field.tooLong');

const port = z.literal(mailPorts, { error: 'field.invalid' });

export const mailHost = text(253).regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'field.invalid');
/** Why the settings of a mail server are refused. */
export const mailServerRefusals = [
  'mail.hostInvalid',
  'mail.passwordNeeded',
  'mail.encryptionNeeded',
] as const;

const ownMail = z.strictObject({
  host: mailHost,
  port,
  encryption: z.enum(mailEncryptions),
  account: note(200),
  senderName: text(80),
  senderAddress: address,
});

/** The password is written and never returned; if left out, the stored one stays. */
export const mailSettingsInput = z.strictObject({ mail: ownMail.nullable(), password: text(300).optional() });

const mailSettings = z.object({
  mail: ownMail.extend({ port: count }).nullable(),
  passwordKept: plain.yesNo,
  /**
   * The sender that the installation uses for shops without a server of their own; null if the installation sends no
   * mail.
   */
  installationSender: plain.maybeText,
});

const settings = settingsCalls('staff/messages/mail', mailSettingsInput, mailSettings);

/** A shop's own mail server. Shops without one use the installation's. */
export const mailDeskCalls = {
  getMailSettings: settings.get('shop.write', 'Get the shop’s own mail server, without its password'),
  saveMailSettings: settings.save('shop.write', 'Set or remove the shop’s own mail server and sender', {
    fresh: true,
    refusals: mailServerRefusals,
  }),
  tryMail: staff('shop.write').post('staff/messages/mail/try', {
    summary: 'Send a test mail; its status appears under messages',
    input: z.strictObject({ email: address }),
    output: z.object({ messageId: id }),
    refusals: ['mail.notSet'],
  }),
};
