import { z } from 'zod';
import { settingsCalls } from '../wire/call.ts';
import { note, plain, text } from '../wire/values.ts';

/** LINE's own API address; tests use another one. */
const lineApiUrl = 'https://api.line.me';

/** The channel access token is written and never returned; if left out, the stored one stays. */
export const linePushInput = z.strictObject({
  line: z
    .strictObject({
      apiUrl: text(300).default(lineApiUrl),
      token: text(500).optional(),
      /** The secret of the channel, with which LINE signs follow and unfollow events. It is never returned either. */
      secret: text(200).optional(),
      /** The official account's ID, by which members add it as a friend. */
      accountId: note(40)
        .regex(/^(@[\w.-]{1,38})?$/, 'field.invalid')
        .default(''),
    })
    .nullable(),
});

const linePush = z.object({
  line: z
    .object({
      apiUrl: plain.text,
      tokenKept: plain.yesNo,
      secretKept: plain.yesNo,
      accountId: plain.text,
      /** The webhook address to enter at LINE. */
      webhook: plain.text,
    })
    .nullable(),
});

const settings = settingsCalls('staff/messages/line', linePushInput, linePush);

/** Messages in LINE go through the shop's Messaging API channel, to members who have bound their LINE account. */
export const linePushCalls = {
  getLinePush: settings.get('shop.write', 'Get the shop’s LINE message channel, without its token'),
  saveLinePush: settings.save('shop.write', 'Set or remove the shop’s LINE message channel', {
    fresh: true,
    refusals: ['line.addressInvalid', 'line.tokenNeeded'],
  }),
};
