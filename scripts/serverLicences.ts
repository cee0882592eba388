import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './commands.ts';

/** Packages that we distribute. Everything that they need at run time is listed with its author and licence. */
const served = ['server', 'demo', 'portal', 'console', 'web', 'ui', 'contract', 'domain'];

/** Licences that require only attribution. */
const allowed = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC-BY-4.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  // Fonts: free to embed and to distribute with software.
  'OFL-1.1',
  ...['PostgreSQL', 'Python-2.0', 'Unlicense'],
]);

/** Libraries that stay separate files, so that anybody can replace them with another build, as the LGPL requires. */
const replaceable: readonly { readonly name: RegExp; readonly licence: RegExp }[] = [
  { name: /^libheif-js$/, licence: /^LGPL-3\.0$/ },
  { name: /^@img\/sharp-/, licence: /^LGPL-3\.0-or-later$/ },
  { name: /^wordcut$/, licence: /^LGPL$/ },
];

/** Licences, found elsewhere in the package, of packages whose manifest names none. */
const saidElsewhere: Readonly<Record<string, string>> = { bytes: 'MIT', 'png-js': 'MIT' };

const needs = z.record(z.string(), z.string()).optional();
const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      link: z.boolean().optional(),
      resolved: z.string().optional(),
      dependencies: needs,
      optionalDependencies: needs,
      peerDependencies: needs,
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).optional(),
    }),
  ),
});
type Lock = z.infer<typeof lockShape>['packages'];

const one = z.union([z.string(), z.object({ type: z.string() })]);
const manifestShape = z.object({
  name: z.string(),
  version: z.string(),
  license: one.optional(),
  licenses: z.union([one, z.array(one)]).optional(),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
  repository: z.union([z.string(), z.object({ url: z.string() })]).optional(),
});

export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** The SPDX expression; empty if the package names none. */
  readonly licence: string;
  readonly by: string;
  readonly from: string;
  readonly texts: readonly string[];
}

/** Every package that is installed for what we serve, by name. Packages for other kinds of machines are left out. */
export function licensedPackages(): Licensed[] {
  const lock = lockShape.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages;
  const seen = new Set<string>();
  const open = served.map((name) => `packages/${name}`);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const entry = lock[at];
    if (entry === undefined || seen.has(at)) continue;
    seen.add(at);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      open.push(...placeOf(lock, at, name));
  }
  const outside = [...seen].filter((at) => at.includes('node_modules/') && existsSync(join(root, at)));
  const found = new Map(outside.map(read).map((it) => [`${it.name} ${it.version}`, it]));
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Looks a package up as Node does: next to the importing package, then in the folders above. */
function placeOf(lock: Lock, from: string, name: string): string[] {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    const entry = lock[path];
    if (entry !== undefined) return [entry.link && entry.resolved ? entry.resolved : path];
    if (at === '') return [];
    if (!at.includes('node_modules/')) at = '';
  }
}

function read(at: string): Licensed {
  const folder = join(root, at);
  const { name, version, license, licenses, author, repository } = manifestShape.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const said = [license ?? licenses ?? []].flat().map((it) => (typeof it === 'string' ? it : it.type));
  const files = globSync('{licen[cs]e,LICEN[CS]E,Licen[cs]e,copying,COPYING,notice,NOTICE}*', {
    cwd: folder,
    withFileTypes: true,
  });
  return {
    name,
    version,
    licence: said.join(' OR ') || saidElsewhere[name] || '',
    by: typeof author === 'string' ? author : (author?.name ?? ''),
    from: typeof repository === 'string' ? repository : (repository?.url ?? ''),
    texts: files
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(folder, file.name), 'utf8').trim()),
  };
}

/** Packages whose licence is not on our list, one line for each. */
export function licenceFaults(packages: readonly Licensed[]): string[] {
  return packages.flatMap(({ name, version, licence }) =>
    isAllowed(name, licence)
      ? []
      : [`${name} ${version}: ${licence || 'no licence'} is not in the list of scripts/serverLicences.ts`],
  );
}

/** `(MPL-2.0 OR Apache-2.0)` needs one allowed licence; `Apache-2.0 AND MIT` needs all to be allowed. */
function isAllowed(name: string, licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' AND ')) return plain.split(' AND ').every((part) => isAllowed(name, part));
  return plain
    .split(' OR ')
    .some(
      (part) => allowed.has(part) || replaceable.some((it) => it.name.test(name) && it.licence.test(part)),
    );
}

/** The text of `/licences.txt`. @throws Error if a licence is not on our list. */
export function licencesText(packages: readonly Licensed[] = licensedPackages()): string {
  const faults = licenceFaults(packages);
  if (faults.length > 0) throw new Error(`Licences:\n${faults.join('\n')}`);
  const texts = new Map<string, number>();
  const numberOf = (text: string) => {
    const known = texts.get(text) ?? texts.size + 1;
    texts.set(text, known);
    return known;
  };
  const lines = packages.map(({ name, version, licence, by, from, texts: own }) => {
    const where = own.map((text) => `text ${numberOf(text)}`).join(', ');
    return [`${name} ${version}`, licence, by, from, where].filter((part) => part !== '').join(' | ');
  });
  const bodies = [...texts].map(([text, number]) => `\n${'='.repeat(72)}\ntext ${number}\n\n${text}\n`);
  return `${head}\n${lines.join('\n')}\n${bodies.join('')}`;
}

const head = `Crossdock contains and uses what others have made. Each line is a package: its name and version, its licence,
its author, where its source is, and which of the texts below it brings. Libraries under the LGPL (libheif-js, libvips in
@img/sharp-…, wordcut) are files of their own in node_modules: another build of them may be put in their place.
Node.js and PostgreSQL, with which the product runs, bring their own texts.
`;
