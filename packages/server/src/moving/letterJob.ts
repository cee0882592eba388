import { importLetter } from '@crossdock/contract/moving/texts.ts';
import { createLinkCode } from '../access/codes.ts';
import type { Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { sendMessage } from '../platform/messages.ts';
import { phoneForDisplay } from '../platform/phoneNumbers.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';
import { shopHosts } from '../platform/shopSettings.ts';
import { sweepInOneTransaction } from '../platform/sweeps.ts';
import { TimeSlice } from '../platform/timeSlice.ts';
import {
  type DueLetter,
  dueLetters,
  lockLetterSending,
  nextLettersAt,
  recordLetters,
} from './letters.store.ts';
import { firstPasswordLink, letterChannelsOf } from './letterView.ts';

export const letterJob = 'move-letters';

const atOnce = 50;
/** Limits letters, so that they do not fill the outbox that codes and notifications share. */
const perMinute = 300;
const livesMs = 14 * 86_400_000;

/**
 * Writes to imported members in portions. A link, its message and the record of sending are one transaction,
 * so that nobody is written to twice.
 */
export function memberLetterJobs(services: Services): JobDefinition {
  const take = async (tx: Tx, shop: Shop, most: number) =>
    dueLetters(tx, await letterChannelsOf(tx, shop, services.config), perMinute, most);
  const shopOf = (shopId: string) => services.tenants.ofId(shopId);
  return {
    name: letterJob,
    isDue: async (tx) => (await take(tx, await shopOf(tx.shopId), 1)).length > 0,
    nextAt: nextLettersAt,
    run: async (noTransaction, { shopId }) => {
      const shop = await shopOf(shopId);
      const turn = new TimeSlice();
      await sweepInOneTransaction(
        noTransaction,
        {
          name: 'writeMoved',
          atOnce,
          take: async (tx, most) => {
            await lockLetterSending(tx);
            return take(tx, shop, Math.min(most, atOnce));
          },
          sign: ({ memberId, account }) => ({ id: memberId, label: account }),
          work: async (tx, letters) => {
            const outcomes = [];
            for (const letter of letters) outcomes.push(await sendOne(tx, services, shop, letter));
            await recordLetters(tx, outcomes);
          },
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}

async function sendOne(tx: Tx, services: Services, shop: Shop, letter: DueLetter) {
  const { memberId, name, account, lang, mails } = letter;
  const nobody = { memberId, channel: null };
  if (!letter.needed) return { ...nobody, state: 'needless' as const };
  const { sms } = await letterChannelsOf(tx, shop, services.config);
  if (!mails && !sms) return { ...nobody, state: 'unreachable' as const };
  const [host] = await shopHosts(tx);
  const { secret, expiresAt } = await createLinkCode(tx, services, 'reset', `member:${memberId}`, livesMs);
  const link = firstPasswordLink(`https://${host?.host ?? 'localhost'}`, secret);
  const text = importLetter(lang, { shop: shop.name, name, account, link });
  const channel = mails ? ('email' as const) : ('sms' as const);
  await sendMessage(tx, {
    channel,
    recipient: mails ? letter.email : phoneForDisplay(letter.areaCode, letter.phone),
    subject: mails ? text.subject : '',
    body: mails ? text.body : text.sms,
    expiresAt,
  });
  return { memberId, channel, state: 'sent' as const };
}
