import { z } from 'zod';
import { guest, settingsCalls } from '../wire/call.ts';
import { note, plain } from '../wire/values.ts';

/** The shop's contacts; empty ones are not shown. */
export const contactInput = z.strictObject({
  phone: note(30).regex(/^[\d+() -]*$/, 'field.phoneFree'),
  /** A LINE ID, or an address to open. */
  line: note(200).regex(/^(@?[\w.-]*|https:\/\/\S+)$/, 'field.invalid'),
  /** With its country code, digits only. */
  whatsapp: note(20).regex(/^\+?\d*$/, 'field.invalid'),
  email: z.union([z.literal(''), z.email({ error: 'field.email' }).max(200, 'field.tooLong')]),
  address: note(300),
  hours: note(300),
});
export type Contact = z.infer<typeof contactInput>;

const settings = settingsCalls('staff/shop/contact', contactInput, contactInput);

export const contactCalls = {
  getContact: guest.get('Member/GetContact', {
    summary: 'Get the shop’s contact details; `mail` is its sender address',
    output: contactInput.extend({ mail: plain.text }),
  }),
  saveContact: settings.save('shop.write', 'Change how members reach the shop'),
};
