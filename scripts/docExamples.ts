import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';

/** One `@example` of a docstring, such as `add(1, 2) // → 3` or `add('x') // throws`. */
export interface DocExample {
  readonly expression: string;
  /** The expected value as an expression; null if the example throws. */
  readonly expected: string | null;
}

/** An exported function with its docstring. */
export interface DocumentedFunction {
  readonly name: string;
  readonly doc: string;
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

/** The exported functions of a module, in order. Reads the file without running it. */
export function exportedFunctions(path: string): DocumentedFunction[] {
  const code = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, code, { sourceType: 'module' });
  return program.body.flatMap((statement) => {
    const before = comments.findLast(({ end }) => end <= statement.start);
    const isIts = before?.type === 'Block' && code.slice(before.end, statement.start).trim() === '';
    const doc = isIts ? before.value.replace(/^\s*\* ?/gm, '') : '';
    return namesOf(statement).map((name) => ({ name, doc }));
  });
}

function namesOf(statement: Statement): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration } = statement;
  if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : [];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    init?.type === 'ArrowFunctionExpression' && id.type === 'Identifier' ? [id.name] : [],
  );
}

/** The examples of a docstring; each may span several lines. Throws on an `@example` in another form. */
export function examplesIn(doc: string): DocExample[] {
  const [, ...tags] = doc.split(/^\s*@(?=\w)/m);
  return tags
    .filter((tag) => tag.startsWith('example'))
    .map((tag) => {
      const text = tag.slice('example'.length).replace(/\s+/g, ' ').trim();
      const [, answers, expected] = /^(.+?) \/\/ → (.+)$/.exec(text) ?? [];
      const [, throws] = /^(.+?) \/\/ throws$/.exec(text) ?? [];
      const expression = answers ?? throws;
      if (expression === undefined) throw new Error(`This @example has no "// → value": ${text}`);
      return { expression, expected: expected ?? null };
    });
}
