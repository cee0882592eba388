import { posix } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

type Parsed = ReturnType<typeof parseSync>;
export type Visits = ConstructorParameters<typeof Visitor>[0];

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** The imported file, relative to the project's root, if it is one of ours. */
  readonly target: string | undefined;
  readonly names: readonly string[];
}

export interface Source {
  /** Relative to the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly lineCount: number;
  /** Undefined for files that are not TypeScript or JavaScript. */
  readonly code: Code | undefined;
}

export interface Code {
  readonly imports: readonly Import[];
  /** Exported values; types are left out. */
  readonly exported: readonly { readonly name: string; readonly line: number }[];
  readonly comments: readonly { readonly value: string; readonly line: number }[];
  visit(visits: Visits): void;
  lineAt(offset: number): number;
}

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/**
 * Parses files (path → text) into the form that the rules check. A file that does not parse is a problem of its own.
 */
export function readSources(files: ReadonlyMap<string, string>): { sources: Source[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const sources = [...files].map(([path, text]): Source => {
    const lineCount = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
    if (!/\.(m?tsx?|mjs|js)$/.test(path)) return { path, text, lineCount, code: undefined };
    const lineAt = lineFinder(text);
    const parsed = parseSync(path, text, { sourceType: 'module' });
    for (const error of parsed.errors)
      problems.push({ file: path, line: 1, message: `does not parse: ${error.message}` });
    return { path, text, lineCount, code: codeOf(path, text, parsed, lineAt, files) };
  });
  return { sources, problems };
}

function codeOf(
  path: string,
  text: string,
  parsed: Parsed,
  lineAt: (offset: number) => number,
  files: ReadonlyMap<string, string>,
): Code {
  const found = (specifier: string, start: number, names: string[]): Import => ({
    specifier,
    line: lineAt(start),
    target: resolveImport(path, specifier, files),
    names,
  });
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const imports = [
    ...staticImports.map((one) =>
      found(
        one.moduleRequest.value,
        one.start,
        one.entries.flatMap((entry) => entry.importName.name ?? []),
      ),
    ),
    ...staticExports.flatMap((one) =>
      one.entries.flatMap((entry) =>
        entry.moduleRequest
          ? [found(entry.moduleRequest.value, one.start, [entry.importName.name ?? '*'])]
          : [],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest, start }) => {
      const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
      return literal?.[1] === undefined ? [] : [found(literal[1], start, [])];
    }),
  ];
  return {
    imports,
    exported: staticExports.flatMap(({ entries, start }) =>
      entries.flatMap(({ exportName: { name }, isType, moduleRequest }) =>
        name === null || isType || moduleRequest ? [] : [{ name, line: lineAt(start) }],
      ),
    ),
    comments: parsed.comments.map(({ value, start }) => ({ value, line: lineAt(start) })),
    visit: (visits) => new Visitor(visits).visit(parsed.program),
    lineAt,
  };
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

function resolveImport(
  from: string,
  specifier: string,
  files: ReadonlyMap<string, string>,
): string | undefined {
  const ours = /^@crossdock\/([^/]+)\/(.+)$/.exec(specifier);
  if (ours === null && !specifier.startsWith('.')) return undefined;
  const base = ours
    ? `packages/${ours[1]}/${ours[2]?.startsWith('samples/') ? '' : 'src/'}${ours[2]}`
    : posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  // Returns a path even for a missing file, because the rules about places must check it.
  return endings.map((ending) => base + ending).find((path) => files.has(path)) ?? base;
}
