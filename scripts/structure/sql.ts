import { isStore, placeOf } from './layout.ts';
import type { Code, Problem, Source } from './source.ts';

const statement =
  /\b(select\s[\s\S]*\sfrom\s+["\w]|insert\s+into\s|update\s+["\w.]+\s+set\s|delete\s+from\s|(create|alter|drop)\s+(table|index|role|policy|function)\s|set\s+local\s)/i;
const builders = ['compileStatement', 'compileSql', 'db', 'sql'];
const advice = 'SQL belongs into the store.ts of its noun or process; a call file asks the store';
const emptyStore =
  'a store without SQL: name the file by what it holds, and leave the name store.ts to statements';

/** Checks that SQL of calls is only in stores, and that every store contains some. */
export function checkSql(sources: readonly Source[]): Problem[] {
  return sources.flatMap(({ path, code }) => {
    const place = placeOf(path);
    if (code === undefined || place?.pkg !== 'server' || place.folder === 'platform') return [];
    const uses = sqlIn(code);
    if (isStore(place.name)) return uses.length > 0 ? [] : [{ file: path, line: 1, message: emptyStore }];
    return uses.map(({ line, what }) => ({ file: path, line, message: `${what}: ${advice}` }));
  });
}

function sqlIn(code: Code): { readonly line: number; readonly what: string }[] {
  const found: { line: number; what: string }[] = [];
  for (const { specifier, target, names, line } of code.imports) {
    const usesBuilder =
      target?.endsWith('/platform/rows.ts') ||
      (target?.endsWith('/platform/query.ts') && names.some((name) => builders.includes(name)));
    if (specifier === 'kysely' || specifier === 'pg' || usesBuilder)
      found.push({ line, what: `imports ${specifier}` });
  }
  code.visit({
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && statement.test(value))
        found.push({ line: code.lineAt(start), what: 'a statement in a string' });
    },
    TemplateLiteral: ({ quasis, start }) => {
      const text = quasis.map(({ value }) => value.raw).join('x');
      if (statement.test(text)) found.push({ line: code.lineAt(start), what: 'a statement in a template' });
    },
  });
  return found;
}
