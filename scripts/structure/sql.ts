import { isStore, placeOf } from './layout.ts';
import type { Problem, Source } from './source.ts';

const statement =
  /\b(select\s[\s\S]*\sfrom\s+["\w]|insert\s+into\s|update\s+["\w.]+\s+set\s|delete\s+from\s|(create|alter|drop)\s+(table|index|role|policy|function)\s|set\s+local\s)/i;
/** The demo shops are laid into a new database by its owner, in sets. */
const withOwnSql = ['platform', 'demo'];
const builders = ['q', 'hot', 'sql'];
const advice = 'SQL belongs into the store.ts of its slice; a call file asks the store';

/** All SQL of the calls stands in stores. */
export function checkSql(sources: readonly Source[]): Problem[] {
  return sources.flatMap(({ path, code }) => {
    const place = placeOf(path);
    if (code === undefined || place?.pkg !== 'server' || isStore(place.name)) return [];
    if (withOwnSql.includes(place.folder)) return [];
    const problems: Problem[] = [];
    const report = (line: number, what: string) =>
      problems.push({ file: path, line, message: `${what}: ${advice}` });
    for (const { specifier, target, names, line } of code.imports) {
      const usesBuilder =
        target?.endsWith('/platform/query.ts') && names.some((name) => builders.includes(name));
      if (specifier === 'kysely' || specifier === 'pg' || usesBuilder) report(line, `imports ${specifier}`);
    }
    code.visit({
      Literal: ({ value, start }) => {
        if (typeof value === 'string' && statement.test(value))
          report(code.lineAt(start), 'a statement in a string');
      },
      TemplateLiteral: ({ quasis, start }) => {
        const text = quasis.map(({ value }) => value.raw).join('x');
        if (statement.test(text)) report(code.lineAt(start), 'a statement in a template');
      },
    });
    return problems;
  });
}
