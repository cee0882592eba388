import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** A Chinese text in the code. `lang` comes from the property or constant that holds it, if any. */
export interface ChineseText {
  readonly lang: 'tw' | 'zh' | undefined;
  readonly file: string;
  readonly text: string;
}

type Lang = ChineseText['lang'];

/** Every Chinese text in the packages: screens, refusals, notices, mails, agreements and demo contents. */
export function chineseTexts(root: string): ChineseText[] {
  return globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .sort()
    .flatMap((file) =>
      literalsIn(parseSync(file, readFileSync(join(root, file), 'utf8')).program, undefined)
        .filter(([, text]) => /\p{Script=Han}/u.test(text))
        .map(([lang, text]) => ({ lang, file, text })),
    );
}

function literalsIn(node: unknown, lang: Lang): [Lang, string][] {
  if (Array.isArray(node)) return node.flatMap((one) => literalsIn(one, lang));
  if (!isRecord(node)) return [];
  const { type, value } = node;
  if (type === 'Literal') return typeof value === 'string' ? [[lang, value]] : [];
  if (type === 'TemplateElement') return isRecord(value) ? [[lang, String(value.cooked)]] : [];
  if (type === 'Property')
    return [...titleIn(node.key, lang), ...literalsIn(value, languageOf(node.key) ?? lang)];
  if (type === 'VariableDeclarator') return literalsIn(node.init, languageOf(node.id) ?? lang);
  return Object.values(node).flatMap((one) => literalsIn(one, lang));
}

/** A key that is a text itself, as the questions of the help are. */
function titleIn(key: unknown, lang: Lang): [Lang, string][] {
  const said = nameOf(key);
  return typeof said === 'string' ? [[lang, said]] : [];
}

const nameOf = (key: unknown): unknown => (isRecord(key) ? (key.name ?? key.value) : undefined);

function languageOf(name: unknown): Lang {
  const said = nameOf(name);
  return said === 'tw' || said === 'zh' ? said : undefined;
}

const isRecord = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null;
