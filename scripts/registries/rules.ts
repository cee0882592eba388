import { globSync, readFileSync } from 'node:fs';
import { root } from '../commands.ts';
import type { Registry } from './registry.ts';

/** A rule of the domain: the first sentence of its docstring, and its source if the docstring names one. */
interface Rule {
  readonly name: string;
  readonly says: string;
  readonly source: string;
}

/** The page of the domain's rules and where they are used, made from the docstrings of its exports. */
export const rulesRegistry: Registry = {
  file: 'docs/rules.md',
  text: () => {
    const users = usersOfDomain();
    const sections = globSync('packages/domain/src/**/*.ts', { cwd: root })
      .sort()
      .map((path) => {
        const file = path.replace('packages/domain/src/', '');
        const rows = rulesIn(readFileSync(`${root}/${path}`, 'utf8')).map(
          ({ name, says, source }) =>
            `| \`${name}\` | ${says} | ${source} | ${usedIn(users.get(`${file} ${name}`))} |`,
        );
        return rows.length === 0 ? '' : `## ${file}\n\n${head}\n${rows.join('\n')}\n`;
      });
    return `${intro}\n${sections.filter((section) => section !== '').join('\n')}`;
  },
};

const head = '| rule | says | source | used in |\n|---|---|---|---|';
const intro = `# Rules

Every rule of the product stands once, in \`packages/domain\`. This page is written by \`node scripts/registries.ts\` from the docstrings there; a test
refuses an old one. Which states go together, what keeps a parcel from shipping and what can still be changed of an order are rules, too:
\`scripts/structure/rules.ts\` refuses code outside of the domain that decides one of them.
`;

function rulesIn(text: string): Rule[] {
  return [...text.matchAll(/^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:const|function) (\w+)/gm)].map(
    ([, doc = '', name = '']) => {
      const plain = doc
        .split('\n')
        .map((line) => line.replace(/^\s*\*? ?/, ''))
        .join(' ')
        .replace(/@example[\s\S]*$/, '')
        .replaceAll('|', '\\|')
        .replace(/\s+/g, ' ')
        .trim();
      const source = /\(((?:product )?decisions? \d[^)]*|[^()]*specification[^)]*)\)/.exec(plain)?.[1] ?? '';
      return { name, says: firstSentence(plain), source };
    },
  );
}

/** The text up to the end of its first sentence. */
const firstSentence = (text: string): string => /^.*?[.:](?= [A-Z]|$)/.exec(text)?.[0] ?? text;

/** The packages and folders that import each export of the domain, by its file and name. */
function usersOfDomain(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const paths = globSync('packages/{contract,server,web,ui,portal,console,demo}/src/**/*.{ts,tsx}', {
    cwd: root,
  });
  for (const path of paths.sort()) {
    const [, pkg = '', , folder = ''] = path.split('/');
    const place = folder.includes('.') ? pkg : `${pkg}/${folder}`;
    const text = readFileSync(`${root}/${path}`, 'utf8');
    for (const [, names = '', file] of text.matchAll(
      /^(?:import|export) \{([^}]*)\} from '@crossdock\/domain\/([^']+)'/gm,
    ))
      for (const name of names.split(',').map((one) => one.trim().split(' as ')[0] ?? '')) {
        const key = `${file} ${name}`;
        found.set(key, (found.get(key) ?? new Set()).add(place));
      }
  }
  return found;
}

function usedIn(places: ReadonlySet<string> | undefined): string {
  const all = [...(places ?? [])];
  return all.length === 0
    ? 'the domain'
    : all.length > 6
      ? `${all.slice(0, 6).join(', ')} …`
      : all.join(', ');
}
