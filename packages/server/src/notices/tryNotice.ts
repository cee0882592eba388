import { exampleParams, testMessagePrefix } from '@crossdock/contract/notices/mailTexts.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { MessageChannel } from '@crossdock/domain/notices/events.ts';
import type { Handler } from '../platform/handler.ts';
import { sendMessage } from '../platform/messages.ts';
import { shopHosts } from '../platform/shopSettings.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { type Addressee, messagesFor, noticeLink } from './compose.ts';
import { noticeVariableRefusal } from './noticeVariableRefusal.ts';
import { offeredChannels } from './offeredChannels.ts';
import { memberIdByAccount, recipientsOf } from './preferences.store.ts';
import { noticeTextOf } from './view.ts';

/** Limits test messages, so that they serve previews and not correspondence. */
const limit = { bucket: 'try-notice', max: 30, windowSeconds: 3_600 };
const usefulForMs = 30 * 60_000;

/** The formats of test addresses, which need not belong to a member. */
const shapes: Partial<Record<MessageChannel, RegExp>> = { email: /^[^\s@]+@[^\s@]+$/, sms: /^\+\d{8,15}$/ };

/** Sends a test notification on the same path as every message, so that its success proves the settings. */
export const tryNotice: Handler<'tryNotice'> = async (tx, actor, input, { config }) => {
  const { event, lang, way, to, ...own } = input;
  const tooMany = await enforceRateLimit(tx, limit, actor.staffId);
  if (tooMany) return tooMany;
  const wrong = noticeVariableRefusal(event, own);
  if (wrong) return wrong;
  if (!(await offeredChannels(tx, config)).includes(way)) return refuse('notice.wayMissing', {}, 'way');
  const nobody: Omit<Addressee, 'id'> = {
    lang,
    email: to,
    areaCode: '',
    phone: to,
    lineId: null,
    pushIds: [],
  };
  const isMember = way === 'line' || way === 'push';
  const memberId = isMember ? await memberIdByAccount(tx, to) : undefined;
  const member =
    memberId === undefined
      ? undefined
      : (await recipientsOf(tx, [memberId], actor.shop.timeZone)).get(memberId);
  if (isMember && member === undefined) return refuse('notice.nobodyThere', {}, 'to');
  const shape = shapes[way];
  if (shape && !shape.test(to)) return refuse('notice.nobodyThere', {}, 'to');
  const [host] = await shopHosts(tx);
  const words = noticeTextOf(event, exampleParams(lang), lang, actor.shop, own);
  const said = {
    event,
    title: `${testMessagePrefix[lang]}${words.title}`,
    text: words.text,
    link: noticeLink(host === undefined ? null : `https://${host.host}`, event, null),
  };
  const addressee = member ?? { ...nobody, id: '' };
  const messages = messagesFor(way, addressee, actor.shop.name, said, tx.now);
  if (messages.length === 0) return refuse('notice.nobodyThere', {}, 'to');
  const expiresAt = tx.later(usefulForMs);
  const messageIds: string[] = [];
  for (const message of messages)
    messageIds.push(
      await sendMessage(tx, {
        ...message,
        ...(member ? {} : { memberId: null, recipient: to }),
        expiresAt,
      }),
    );
  return { messageIds };
};
