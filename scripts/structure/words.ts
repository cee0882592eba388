import { isApp, isGenerated, isTest, isText, isWords, placeOf } from './layout.ts';
import type { Code, Problem, Source } from './source.ts';

const cjk = /[\u3400-\u9fff]/;
const spoken = /\p{L}{2,}/u;
const spokenAttributes = ['alt', 'aria-label', 'description', 'error', 'label', 'placeholder', 'title'];

/** Checks that texts of screens are in words.ts files, and that code that runs in browsers does not import them. */
export function checkWords(sources: readonly Source[]): Problem[] {
  return sources.flatMap(({ path, code }) => {
    const problems: Problem[] = [];
    const report = (line: number, message: string) => problems.push({ file: path, line, message });
    if (code === undefined || isTest(path)) return problems;
    if (isWords(path)) onlyTexts(code, report);
    else if (isApp(path) && !isGenerated(path)) keysAlone(path, code, report);
    if (isScreen(path)) noText(code, report);
    return problems;
  });
}

type Report = (line: number, message: string) => void;

function onlyTexts(code: Code, report: Report): void {
  const refused = ({ start }: { readonly start: number }) =>
    report(code.lineAt(start), 'words.ts holds texts alone: what writes them gets a name of its own');
  code.visit({ FunctionDeclaration: refused, FunctionExpression: refused, ArrowFunctionExpression: refused });
}

/** Reports imports of texts as values, which would bundle all languages: the build makes a pack for each language. */
function keysAlone(path: string, code: Code, report: Report): void {
  const look = (from: string, start: number): void => {
    if (/(^|\/)words(\.gen)?\.ts$|\/words\/\w+\.ts$/.test(from))
      report(
        code.lineAt(start),
        `${path} brings all words into the browser: import their type, and say t(key)`,
      );
  };
  code.visit({
    ImportDeclaration: ({ source, importKind, start }) => {
      if (importKind !== 'type') look(source.value, start);
    },
    ImportExpression: ({ source, start }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') look(source.value, start);
    },
    ExportNamedDeclaration: ({ source, exportKind, start }) => {
      if (source && exportKind !== 'type') look(source.value, start);
    },
    ExportAllDeclaration: ({ source, exportKind, start }) => {
      if (exportKind !== 'type') look(source.value, start);
    },
  });
}

const isScreen = (path: string): boolean => {
  const place = placeOf(path);
  return place !== undefined && ['portal', 'console', 'ui'].includes(place.pkg) && !isText(path);
};

/** Reports texts of a screen that do not come from the language packs. */
function noText(code: Code, report: Report): void {
  const advice = "a text outside the packs: give it a key in its noun's words.ts and translate it";
  code.visit({
    JSXText: ({ value, start }) => {
      if (spoken.test(value)) report(code.lineAt(start), `"${value.trim()}" is ${advice}`);
    },
    JSXAttribute: ({ name, value, start }) => {
      if (name.type !== 'JSXIdentifier' || !spokenAttributes.includes(name.name) || value?.type !== 'Literal')
        return;
      if (typeof value.value === 'string' && spoken.test(value.value))
        report(code.lineAt(start), `"${value.value}" is ${advice}`);
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && cjk.test(value)) report(code.lineAt(start), `"${value}" is ${advice}`);
    },
    TemplateElement: ({ value: { raw }, start }) => {
      if (cjk.test(raw)) report(code.lineAt(start), `"${raw}" is ${advice}`);
    },
  });
}
