import { z } from 'zod';
import { settingsCalls, staff } from '../wire/call.ts';
import { plain, text } from '../wire/values.ts';

/** A secret is written and never returned. If it is left out, the stored one stays. */
const secret = text(200).optional();

const line = z.strictObject({ issuer: text(300), clientId: text(100) });
/** The file `MP_verify_….txt` at the domain's root, by which WeChat verifies the domain. */
const verification = z
  .strictObject({
    name: text(60).regex(/^(MP|WW)_verify_\w{1,40}\.txt$/, 'field.invalid'),
    text: text(100).regex(/^[\w-]+$/, 'field.invalid'),
  })
  .nullable()
  .default(null);

const wechat = z.strictObject({ appId: text(100), authorizeUrl: text(300), apiUrl: text(300), verification });

export const messengerSettingsInput = z.strictObject({
  registerBind: plain.yesNo,
  line: line.extend({ secret }).nullable(),
  wechat: wechat.extend({ secret }).nullable(),
});
export type MessengerSettingsInput = z.infer<typeof messengerSettingsInput>;

const messengerSettings = z.object({
  registerBind: plain.yesNo,
  line: line.extend({ secretKept: plain.yesNo }).nullable(),
  wechat: wechat.extend({ secretKept: plain.yesNo }).nullable(),
  /** The return addresses to enter at the messengers, one for each host of the shop. */
  redirects: plain.texts,
});

const settings = settingsCalls('staff/messengers/settings', messengerSettingsInput, messengerSettings);

/** Settings of a shop's messenger channels. */
export const messengerDeskCalls = {
  getMessengerSettings: settings.get('shop.read', 'Get the shop’s messenger channels, without secrets'),
  saveMessengerSettings: settings.save('shop.write', "Change the shop's messenger channels", {
    fresh: true,
    refusals: ['messenger.addressInvalid', 'messenger.secretNeeded'],
  }),
  tryLineIssuer: staff('shop.write').post('staff/messengers/try', {
    summary: 'Test the LINE issuer as a login would',
    input: line.extend({ secret }),
    output: z.object({ authorizationHost: plain.text }),
    refusals: ['messenger.addressInvalid', 'messenger.issuerSilent', 'messenger.clientRefused'],
  }),
};
