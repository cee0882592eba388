import { isGenerated, isTest } from './layout.ts';
import type { Code, Problem, Source } from './source.ts';

const silencers = /(?<!\w)(biome-ignore|eslint-disable|prettier-ignore|@ts-(ignore|expect-error|nocheck))\b/;
/** A reason needs at least a dozen characters after a colon or two dashes. */
const withReason = /(: |-- ).{12,}/;
// Assembled from parts, so that the check does not report this file.
const unfinished = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME'].join('|')})\\b`);
const machinePath = /(?<![\w.:/-])\/(work|root|Users|home|tmp)\/[\w.-]+/;

/**
 * Reports what the code must not contain: the type `any`, checks silenced without a reason, marks of unfinished work,
 * sleeping or skipped tests, and paths of one machine.
 */
export function checkForbiddenCode(sources: readonly Source[]): Problem[] {
  return sources
    .filter(({ path }) => !isGenerated(path))
    .flatMap((source) => {
      const problems: Problem[] = [];
      const report = (line: number, message: string) => problems.push({ file: source.path, line, message });
      plainText(source, report);
      if (source.code === undefined) return problems;
      for (const { value, line } of source.code.comments) comment(value, line, report);
      noAny(source.code, report);
      if (isTest(source.path)) honestTests(source.code, report);
      return problems;
    });
}

type Report = (line: number, message: string) => void;

function plainText({ path, text, code }: Source, report: Report): void {
  if (path.endsWith('package-lock.json')) {
    if (/"resolved": "http/.test(text))
      report(1, 'names download addresses, which .npmrc keeps out: delete the file and run npm install');
    return;
  }
  text.split('\n').forEach((line, at) => {
    const found = machinePath.exec(line);
    // Documents and style sheets may show a path as an example of what to type; code must get its paths from the
    // system.
    const isExample = /\.(md|css|html)$/.test(path) && found !== null && found[1] !== 'work';
    if (found !== null && !isExample)
      report(
        at + 1,
        `a path of one machine (${found[0]}): take it from os.tmpdir(), os.homedir() or import.meta`,
      );
    if (code === undefined && unfinished.test(line))
      report(at + 1, 'left to do: finish it, or write it into an issue');
  });
}

function comment(value: string, line: number, report: Report): void {
  if (unfinished.test(value)) report(line, 'left to do: finish it, or write it into an issue');
  const silenced = silencers.exec(value);
  if (silenced === null) return;
  if (silenced[1] === '@ts-nocheck') report(line, 'a whole file is not checked: correct the types');
  else if (!withReason.test(value))
    report(line, `${silenced[1]} without a reason: correct the fault, or say why behind a colon`);
}

function noAny(code: Code, report: Report): void {
  code.visit({
    TSAnyKeyword: ({ start }) =>
      report(
        code.lineAt(start),
        '`any` switches the checks off: name the type, or take unknown and narrow it',
      ),
  });
}

const dishonest = ['skip', 'skipIf', 'runIf', 'only', 'todo', 'fixme', 'fails', 'waitForTimeout'];

function honestTests(code: Code, report: Report): void {
  code.visit({
    CallExpression: ({ callee, start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const name = callee.property.name;
      const ofTest =
        callee.object.type === 'Identifier' && ['test', 'it', 'describe'].includes(callee.object.name);
      if (name === 'waitForTimeout') report(code.lineAt(start), 'a sleep: wait for what must become true');
      else if (ofTest && dishonest.includes(name))
        report(code.lineAt(start), `${name}: a test runs or is not there`);
    },
  });
}
