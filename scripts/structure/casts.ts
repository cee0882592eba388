import { isGenerated } from './layout.ts';
import type { Problem, Source } from './source.ts';

/** The maximum number of casts in all packages. Only ever lower it. */
export const maxCasts = 40;

const better =
  'annotate, infer, ask a guard (domain/records.ts: isOneOf, hasKey, isRecord), or parse what comes from outside';

/**
 * Counts casts, because a cast claims a type that the compiler cannot verify. Few places need a cast: where a brand
 * is added, where a record is built key by key, or where the call table's types are too wide to follow.
 */
export function checkCasts(sources: readonly Source[]): Problem[] {
  const looked = sources.filter(({ path }) => /^packages\/[^/]+\/src\//.test(path) && !isGenerated(path));
  const casts = looked.flatMap((source) => castsIn(source));
  const doubled = casts.filter(({ isDouble }) => isDouble);
  return [
    ...doubled.map(({ file, line }) => ({
      file,
      line,
      message: `a cast through unknown hides what is wrong: ${better}`,
    })),
    ...tooMany(casts),
  ];
}

interface Cast {
  readonly file: string;
  readonly line: number;
  readonly isDouble: boolean;
}

function castsIn({ path, code }: Source): Cast[] {
  const casts: Cast[] = [];
  code?.visit({
    TSAsExpression: ({ start, expression, typeAnnotation }) => {
      const { type } = typeAnnotation;
      if (type === 'TSUnknownKeyword') return;
      if (type === 'TSTypeReference' && 'name' in typeAnnotation.typeName)
        if (typeAnnotation.typeName.name === 'const') return;
      const inner = expression.type === 'ParenthesizedExpression' ? expression.expression : expression;
      const isDouble = inner.type === 'TSAsExpression' && inner.typeAnnotation.type === 'TSUnknownKeyword';
      casts.push({ file: path, line: code.lineAt(start), isDouble });
    },
  });
  return casts;
}

function tooMany(casts: readonly Cast[]): Problem[] {
  const last = casts.at(-1);
  if (last === undefined || casts.length <= maxCasts) return [];
  const places = casts.map(({ file, line }) => `  ${file}:${line}`).join('\n');
  const message = `${casts.length} casts, at most ${maxCasts}: ${better}\n${places}`;
  return [{ file: last.file, line: last.line, message }];
}
