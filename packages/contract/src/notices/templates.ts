import { messageChannels, noticeEvents } from '@crossdock/domain/notices/events.ts';
import { variablesIn } from '@crossdock/domain/notices/templates.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { id, instant, lang, plain, text } from '../wire/values.ts';
import { noticeTexts } from './texts.ts';

const event = z.enum(noticeEvents);
const words = { title: text(100), text: text(1000) };

/** The variables that a text for this event may use: those of the built-in texts, and the shop's name. */
export const variablesOf = (of: (typeof noticeEvents)[number]): string[] => [
  ...new Set(
    [...Object.values(noticeTexts[of]).flatMap((one) => variablesIn(one.title + one.text)), 'shop'].sort(),
  ),
];

export const noticeTemplateInput = z.strictObject({
  event,
  lang,
  /** Null restores the built-in texts. */
  own: z.strictObject(words).nullable(),
});

const noticeTrialInput = z.strictObject({
  event,
  lang,
  ...words,
  way: z.enum(messageChannels),
  /** An email address, a number with its calling code, or for LINE and push a member's account. */
  to: text(200),
});

const wayOfNotice = z.object({
  way: z.enum(messageChannels),
  state: z.enum(['waiting', 'written', 'skipped']),
  /** When a waiting message will be sent. */
  dueAt: plain.maybeInstant,
  /** Sent together with others in a summary. */
  gathered: plain.yesNo,
  skippedFor: z.enum(['notChosen', 'unreachable', 'memberClosed']).nullable(),
  messages: z.array(z.object({ id, state: plain.text, failure: plain.maybeText })),
});

export const noticeDeskCalls = {
  getNoticeTemplate: staff('shop.read').get('staff/notices/template', {
    summary: 'Get an event’s notification text: the shop’s and the default',
    input: z.strictObject({ event }),
    output: z.object({
      /** The variables, each with an example. */
      variables: z.array(z.object({ name: plain.text, example: plain.text })),
      texts: z.array(
        z.object({
          lang,
          usual: z.object({ title: plain.text, text: plain.text }),
          own: z.object({ title: plain.text, text: plain.text }).nullable(),
        }),
      ),
    }),
  }),
  saveNoticeTemplate: staff('shop.write').post('staff/notices/template', {
    summary: 'Set or reset the shop’s notification text of an event',
    input: noticeTemplateInput,
    refusals: ['notice.variableUnknown'],
  }),
  tryNotice: staff('shop.write').post('staff/notices/try', {
    summary: 'Send a test notification; its status appears under messages',
    input: noticeTrialInput,
    output: z.object({ messageIds: z.array(id) }),
    refusals: ['notice.variableUnknown', 'notice.wayMissing', 'notice.nobodyThere'],
  }),
  listMemberNotices: staff('message.read').page('staff/notices/member', {
    summary: 'List a member’s notifications with channel and status, newest first',
    filters: { memberId: id },
    of: z.object({
      id,
      event,
      title: plain.text,
      text: plain.text,
      createdAt: instant,
      /** Whether the notification appears in the portal's list. */
      listed: plain.yesNo,
      readAt: plain.maybeInstant,
      ways: z.array(wayOfNotice),
    }),
  }),
};
