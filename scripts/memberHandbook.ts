import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { isOneOf, keysOf } from '@crossdock/domain/records.ts';
import { pageChapters } from '../packages/portal/src/help/help.gen.ts';
import { words } from '../packages/portal/src/words/words.gen.ts';
import { appRoutes } from '../packages/ui/src/vite/appRoutes.ts';
import { root } from './commands.ts';
import type { Registry } from './registries/registry.ts';

type ChapterName = keyof typeof pageChapters;

/** The chapters in the order in which a member meets them; a missing chapter does not compile. */
const order: Readonly<Record<ChapterName, number>> = {
  ...{ home: 1, address: 2, addressZtd: 3, declarer: 4, authentication: 5, newBag: 6, myBag: 7 },
  unsent: 6.5,
  ...{ problem: 8, rejection: 9, services: 10, pickUpGoods: 11, plan: 12, consolidate: 13, ship: 14 },
  ...{ standing: 15, myOrder: 16, pay: 17, recharge: 18, bank: 19, record: 20, spending: 21 },
  ...{ withdrawal: 22, coupon: 23, scores: 24, express: 25, afterSales: 26, me: 27, member: 28 },
  ...{ assistants: 29, storage: 7.5, vipOrder: 14.2, vipOrderFile: 14.4, einvoices: 20.5, profit: 24.2 },
  ...{ memberShare: 24.4, comment: 26.5 },
};

const sources = join(root, 'packages/portal/src');
const routes = appRoutes(sources);

/** The page's title, from its route. */
function titleOf(name: ChapterName, lang: Lang): string {
  const route =
    routes.find(({ path }) => path?.startsWith(`/${name}/$`)) ??
    routes.find(({ path }) => path === `/${name}`);
  const title = route && /title: '([^']+)'/.exec(readFileSync(join(sources, route.file), 'utf8'))?.[1];
  const keys = keysOf(words);
  if (title === undefined || !isOneOf(keys, title)) throw new Error(`${name} has no route with a title`);
  return String(words[title][lang]);
}

const names = keysOf(pageChapters).sort((one, other) => order[one] - order[other]);
const chapters = await Promise.all(names.map(async (name) => ({ name, texts: await pageChapters[name]() })));

const headings: Readonly<Record<Lang, string>> = { zh: '会员帮助', tw: '會員說明', en: 'Help for members' };

const page = (lang: Lang): Registry => ({
  file: `docs/handbook/member.${lang}.md`,
  text: () =>
    [
      `# ${headings[lang]}`,
      '<!-- Written by scripts/registries.ts from the help texts of the portal (packages/portal/src/help/pages). -->',
      ...chapters.flatMap(({ name, texts }) => [
        `\n## ${titleOf(name, lang)}`,
        texts.purpose[lang],
        ...Object.entries(texts[lang]).map(([question, answer]) => `\n**${question}** ${answer}`),
      ]),
      '',
    ].join('\n'),
});

/** The handbook for members: the help of each portal page, by language. */
export const memberPages: readonly Registry[] = (['tw', 'zh', 'en'] as const).map(page);
