import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { isOneOf, keysOf } from '@crossdock/domain/records.ts';
import { type Permission, permissionRoles, type Role, roles } from '@crossdock/domain/staff/roles.ts';
import { pageChapters } from '../packages/console/src/help/help.gen.ts';
import type { PageChapter } from '../packages/console/src/help/help.ts';
import { menuOrder, sortByMenuOrder } from '../packages/console/src/shell/nav.ts';
import { words } from '../packages/console/src/words/words.gen.ts';
import { appRoutes } from '../packages/ui/src/vite/appRoutes.ts';
import { root } from './commands.ts';
import type { Registry } from './registries/registry.ts';

const langs = ['tw', 'zh', 'en'] as const;
const sources = join(root, 'packages/console/src');
const routes = appRoutes(sources);

interface Chapter {
  /** The page's path with dots. */
  readonly name: string;
  readonly title: keyof typeof words;
  readonly roles: readonly Role[];
  readonly texts: PageChapter;
}

/** Pages outside the main menu, with the permission that they need. */
const outsideMenu: Readonly<Record<string, Permission>> = {
  account: 'home.read',
  disputes: 'parcel.read',
  moving: 'shop.write',
  opening: 'shop.write',
  problems: 'parcel.read',
  vipOrders: 'order.read',
};

const sourceOf = (file: string) => readFileSync(join(sources, file), 'utf8');

/** The entries in the main menu that the pages declare. Their files are read as text, because Node runs no JSX. */
const menuEntries = routes.flatMap(({ file, path }) => {
  const declared = /staticData: \{[^}]*\bmenu: \{([^}]*)\}/.exec(sourceOf(file))?.[1] ?? '';
  const group = /\bgroup: '([^']+)'/.exec(declared)?.[1];
  const can = /\bcan: '([^']+)'/.exec(declared)?.[1];
  return path === null || can === undefined ? [] : [{ to: path, group, can }];
});

/** The entries of the main menu in their order. */
const menu = keysOf(menuOrder).flatMap((name) =>
  sortByMenuOrder(
    menuOrder[name],
    menuEntries.filter(({ group }) => group === name),
  ),
);
const placeOf = (name: string): number =>
  menu.findIndex(({ to }) => to === (name === 'home' ? '/' : `/${name.split('.')[0]}`));

function rolesOf(name: string): readonly Role[] {
  const can = outsideMenu[name] ?? menu[placeOf(name)]?.can;
  if (can === undefined || !isOneOf(keysOf(permissionRoles), can))
    throw new Error(`${name}: name its permission in scripts/handbook.ts`);
  return permissionRoles[can];
}

/** The text key of the page's title, from its route. */
function titleOf(name: string): keyof typeof words {
  const path = name === 'home' ? '/' : `/${name.replaceAll('.', '/')}`;
  const route = routes.find((one) => one.path === path);
  const title = route && /title: '([^']+)'/.exec(sourceOf(route.file))?.[1];
  if (title === undefined || !isOneOf(Object.keys(words), title))
    throw new Error(`${name} has no route with a title`);
  return title as keyof typeof words;
}

const chapters: readonly Chapter[] = await Promise.all(
  Object.entries(pageChapters).map(async ([name, load]) => ({
    name,
    title: titleOf(name),
    roles: rolesOf(name),
    texts: await load(),
  })),
);
/** The chapters in the order of the menu; pages outside the menu come last. */
const inOrder = [...chapters].sort(
  (one, other) =>
    (placeOf(one.name) + 1 || Infinity) - (placeOf(other.name) + 1 || Infinity) ||
    (one.name < other.name ? -1 : 1),
);

const pictures = '../../packages/console/public/help';
const name = (key: string, lang: Lang): string => String(words[key as keyof typeof words][lang]);

function chapterIn(lang: Lang, { name: page, title, texts }: Chapter): string[] {
  return [
    `\n## ${name(title, lang)}`,
    texts.purpose[lang],
    `\n![${name(title, lang)}](${pictures}/${page}.${lang}.webp)`,
    ...Object.entries(texts[lang]).flatMap(([task, steps]) => [
      `\n### ${task}`,
      ...steps.map((step, at) => `${at + 1}. ${step}`),
    ]),
  ];
}

const fileOf = (role: Role, lang: Lang) => `${role}.${lang}.md`;

const page = (role: Role, lang: Lang): Registry => ({
  file: `docs/handbook/${fileOf(role, lang)}`,
  text: () =>
    [
      `# ${name(`shell.role.${role}`, lang)}`,
      '<!-- Written by scripts/registries.ts from the help texts of the console (packages/console/src/help/pages). -->',
      ...inOrder
        .filter(({ roles: readers }) => readers.includes(role))
        .flatMap((one) => chapterIn(lang, one)),
      '',
    ].join('\n'),
});

const contents: Registry = {
  file: 'docs/handbook/README.md',
  text: () =>
    [
      '# Handbook of the console',
      '<!-- Written by scripts/registries.ts. -->',
      'What each role finds in the console and how its usual tasks are done: the same texts and pictures that "Help for this page" shows there. `npm test -- --only=pictures` takes the pictures.\n',
      ...roles.map(
        (role) =>
          `- ${name(`shell.role.${role}`, 'en')}: ${langs.map((lang) => `[${name(`shell.role.${role}`, lang)}](${fileOf(role, lang)})`).join(' · ')}`,
      ),
      '\nWhat members read on the pages of the portal: [會員](member.tw.md) · [会员](member.zh.md) · [Members](member.en.md)',
      '',
    ].join('\n'),
};

/** The console's handbook, by role and language. */
export const handbookPages: readonly Registry[] = [
  contents,
  ...roles.flatMap((role) => langs.map((lang) => page(role, lang))),
];
