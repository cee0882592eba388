import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { supportTexts } from '@crossdock/contract/support/texts.ts';
import { isSupportOpenAt } from '@crossdock/domain/support/hours.ts';
import type { Tx } from '../platform/db.ts';
import { isGuestFile, ownsFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { titleAndExcerptOf } from '../platform/localizedContent.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import type { Guest, Member } from '../platform/scope.ts';
import { enforceRateLimit, enforceRateLimits, type ThrottleLimit } from '../platform/throttle.ts';
import { type Customer, customerOfCall } from './chatPass.ts';
import { findCustomerAndClerk, findMemberItemNumber, productTexts } from './people.store.ts';
import { addMessage, findMessage, insertTalkIfNew, lockTalk, type Talk } from './store.ts';
import { messageOf } from './view.ts';

const hour = 3_600;
const perTalk: ThrottleLimit = { bucket: 'talk', max: 40, windowSeconds: 60 };
/** Limits stored bytes, because messages are kept for a long time. */
const bytesPerTalk: ThrottleLimit = { bucket: 'talkBytes', max: 256 * 1024, windowSeconds: hour };
/** Counts guests by network address, because a new conversation gives a guest a new id. */
const guestsPerNetwork: ThrottleLimit = { bucket: 'guestWords', max: 900, windowSeconds: hour };
const guestBytesPerNetwork: ThrottleLimit = { bucket: 'guestBytes', max: 512 * 1024, windowSeconds: hour };
/** New guests behind one address are counted together. */
const newGuests: ThrottleLimit = { bucket: 'guestTalk', max: 60, windowSeconds: hour };

type Say = Handler<'say'>;
type Said = Parameters<Say>[2];

export const say: Say = async (tx, actor, input, services) => {
  const customer = await customerOfCall(tx, actor, input, services);
  if (isRefusal(customer)) return customer;
  const read = async () => {
    const row = await findMessage(tx, customer.id, input.id);
    return row && messageOf(row, services.config.APP_SECRET, tx.now);
  };
  const talk = (await lockTalk(tx, customer.id)) ?? (await begin(tx, actor, customer));
  if (isRefusal(talk)) return talk;
  const known = await read();
  if (known !== undefined) return known;
  if (talk.mutedAt !== null) return refuse('support.muted');
  const [limited, content] = await Promise.all([
    tooMuch(tx, actor, customer, input),
    contentOf(tx, actor, customer, input),
  ]);
  if (limited) return limited;
  if (isRefusal(content)) return content;
  const after = await addMessage(tx, talk, { id: input.id, author: 'customer', ...content });
  await answerWhileAway(tx, actor, talk, after);
  return (await read()) ?? refuse('row.notFound');
};

/** Limits messages and their size: in this conversation, and for all guests behind an address. */
function tooMuch(tx: Tx, { ip }: Guest | Member, { id, sessionId }: Customer, { text }: Said) {
  const by = Buffer.byteLength(text);
  const network = throttleKeyOfIp(ip);
  const ofAll = [
    { limit: perTalk, key: id },
    { limit: bytesPerTalk, key: id, by },
  ];
  const ofGuests = [
    { limit: guestsPerNetwork, key: network },
    { limit: guestBytesPerNetwork, key: network, by },
  ];
  return enforceRateLimits(tx, sessionId === null ? [...ofAll, ...ofGuests] : ofAll);
}

/** The customer's first message. A member's conversation goes to their assigned clerk. */
async function begin(tx: Tx, actor: Guest | Member, { id, sessionId }: Customer) {
  const limited =
    sessionId === null ? await enforceRateLimit(tx, newGuests, throttleKeyOfIp(actor.ip)) : undefined;
  if (limited) return limited;
  const memberId = sessionId === null ? null : id;
  const assignedTo = memberId === null ? null : (await findCustomerAndClerk(tx, memberId)).serviceStaffId;
  const guestName = memberId === null ? guestNameOf(actor, id) : '';
  await insertTalkIfNew(tx, { id, memberId, guestName, lang: actor.lang, assignedTo });
  return (await lockTalk(tx, id)) ?? refuse('row.notFound');
}

/** Guests are named by the end of their id. */
const guestNameOf = ({ lang }: Guest | Member, id: string) =>
  `${supportTexts.guest[lang]} ${id.slice(-4).toUpperCase()}`;

async function contentOf(tx: Tx, actor: Guest | Member, customer: Customer, input: Said) {
  const { id, sessionId } = customer;
  const { text, fileId } = input;
  const card = cardIn(input);
  if (card !== undefined) {
    const named =
      card.kind === 'product'
        ? await offeredTitle(tx, actor, card.id)
        : sessionId === null
          ? undefined
          : await findMemberItemNumber(tx, id, { kind: card.kind, id: card.id });
    if (named === undefined) return refuse('support.cardUnknown');
    return { text, cardKind: card.kind, cardId: card.id, cardNumber: named };
  }
  if (fileId !== undefined)
    return (await isOwnPicture(tx, customer, fileId))
      ? { text, fileId }
      : refuse('support.pictureUnknown', {}, 'fileId');
  return text === '' ? refuse('support.empty', {}, 'text') : { text };
}

const isOwnPicture = (tx: Tx, { id, sessionId }: Customer, fileId: string): Promise<boolean> =>
  sessionId === null ? isGuestFile(tx, id, fileId) : ownsFiles(tx, id, [fileId], 'talk');

function cardIn({ parcelId, orderId, productId }: Said) {
  if (parcelId !== undefined) return { kind: 'parcel', id: parcelId } as const;
  if (orderId !== undefined) return { kind: 'order', id: orderId } as const;
  return productId === undefined ? undefined : ({ kind: 'product', id: productId } as const);
}

/** A public product with its title in the customer's language; guests may show it too. */
async function offeredTitle(tx: Tx, { lang, shop }: Guest | Member, id: string) {
  const texts = shop.settings.products.active ? await productTexts(tx, id) : undefined;
  return texts && titleAndExcerptOf(texts, { lang, shop }).title;
}

/** Answers automatically outside of support hours, but only to the first message that waits for an answer. */
async function answerWhileAway(tx: Tx, actor: Guest | Member, before: Talk, talk: Talk): Promise<void> {
  const { settings, timeZone } = actor.shop;
  if (before.waitingSince !== null || isSupportOpenAt(settings.chat, timeZone, tx.now)) return;
  const text = settings.chat.away[actor.lang] || supportTexts.away[actor.lang];
  await addMessage(tx, talk, { id: newId(), author: 'shop', text });
}
