import { isGenerated, isTest, isText, maxFileLines, maxFunctionLines } from './layout.ts';
import type { Code, Problem, Source } from './source.ts';

interface Spanned {
  readonly start: number;
  readonly end: number;
}

/** Checks that functions and files are short enough to read in one go. */
export function checkSizes(sources: readonly Source[]): Problem[] {
  return sources
    .filter(({ path }) => !isGenerated(path))
    .flatMap((source) => [...fileSize(source), ...functionSizes(source)]);
}

function fileSize({ path, lineCount, code }: Source): Problem[] {
  const counts = (code !== undefined || path.endsWith('.css')) && !isText(path);
  if (!counts || lineCount <= maxFileLines) return [];
  return [
    {
      file: path,
      line: 1,
      message: `${lineCount} lines; a file has at most ${maxFileLines}: split it by what it is about`,
    },
  ];
}

function functionSizes({ path, code }: Source): Problem[] {
  if (code === undefined) return [];
  const frames = isTest(path) ? framingCallbacks(code) : new Set<number>();
  const problems: Problem[] = [];
  const measure = (node: Spanned) => {
    const first = code.lineAt(node.start);
    const lines = code.lineAt(node.end - 1) - first + 1;
    if (lines <= maxFunctionLines || frames.has(node.start)) return;
    const message = `a function of ${lines} lines; at most ${maxFunctionLines}: name its steps and give each a function`;
    problems.push({ file: path, line: first, message });
  };
  code.visit({ FunctionDeclaration: measure, FunctionExpression: measure, ArrowFunctionExpression: measure });
  return problems;
}

/**
 * Callbacks that only frame other functions and have no size limit: those of `describe(…, () => { … })` and browser
 * journeys, which are lists of steps.
 */
function framingCallbacks(code: Code): Set<number> {
  const starts = new Set<number>();
  code.visit({
    CallExpression: ({ callee, arguments: given }) => {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      const last = given.at(-1);
      if (name.type === 'Identifier' && ['describe', 'test'].includes(name.name) && last)
        starts.add(last.start);
    },
  });
  return starts;
}
