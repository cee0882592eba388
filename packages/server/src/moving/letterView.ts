import { importLetter } from '@crossdock/contract/moving/texts.ts';
import { langs } from '@crossdock/domain/languages.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/db.ts';
import { isMailOffered } from '../platform/mailOffered.ts';
import type { Shop } from '../platform/shop.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { type LetterChannels, letterCounts } from './letters.store.ts';

/**
 * The channels by which the shop can write to its members. In demo shops every message can be read in the
 * console.
 */
export async function letterChannelsOf(
  tx: Tx,
  { demo }: Pick<Shop, 'demo'>,
  config: Config,
): Promise<LetterChannels> {
  const settings = await currentSettings(tx);
  return { mail: demo || isMailOffered(config, settings), sms: demo || settings.sms !== null };
}

export async function letterSummary(tx: Tx, shop: Shop, origin: string, config: Config) {
  const counts = await letterCounts(tx, await letterChannelsOf(tx, shop, config));
  const example = {
    shop: shop.name,
    name: '王小明',
    account: 'xiaoming',
    link: firstPasswordLink(origin, '…'),
  };
  return {
    ...counts,
    unreachable: counts.toWrite - counts.byMail - counts.bySms,
    examples: langs.map((lang) => ({ lang, ...importLetter(lang, example) })),
  };
}

/** The link for setting a first password. The secret follows the #, so that it never appears in a server's log. */
export const firstPasswordLink = (origin: string, secret: string): string =>
  `${origin}/login?view=findPassword#first=${secret}`;
