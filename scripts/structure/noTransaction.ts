import { placeOf } from './layout.ts';
import type { Code, Problem, Source } from './source.ts';

/** Modules whose functions are slow or wait for another system. */
const slow =
  /^(sharp|stripe|openid-client|@simplewebauthn\/server(\/helpers)?|nodemailer|fflate|@aws-sdk\/.*|(read|write)-excel-file.*|csv-(parse|stringify).*|node:(fs\/promises|child_process|worker_threads|dns(\/.*)?|https?))$/;
const slowNames: Readonly<Record<string, readonly string[]>> = {
  'node:crypto': ['argon2', 'scrypt', 'pbkdf2'],
};
/** The operator's commands, which run as separate programs, so that no user waits for them. */
const isCommand = (path: string): boolean =>
  /^packages\/server\/src\/((cli|tryAccounts|adapterTrial)\.ts|platform\/(backup|removeShop|doctorChecks)\.ts|shops\/newShop\.ts)/.test(
    path,
  );

/**
 * Keeps slow work out of transactions: a file that imports slow modules has no `Tx`; a function takes a `Tx` or a
 * `NoTransaction`, never both; and only commands use their own `NoTransaction`.
 */
export function checkNoTransaction(sources: readonly Source[]): Problem[] {
  return sources.flatMap(({ path, code }) => {
    if (code === undefined || placeOf(path)?.pkg !== 'server' || isCommand(path)) return [];
    const report = (line: number, message: string): Problem => ({ file: path, line, message });
    const knowsTx = code.imports.some(
      ({ target, names }) => /\/platform\/(db|tx)\.ts$/.test(target ?? '') && names.includes('Tx'),
    );
    return [
      ...slowUses(code)
        .filter(() => knowsTx)
        .map(({ line, what }) =>
          report(
            line,
            `${what} is slow, and this file knows a Tx: give it a file of its own, with a NoTransaction`,
          ),
        ),
      ...mixedFunctions(code).map((line) =>
        report(
          line,
          'takes a Tx and a NoTransaction: what is slow stands before the transaction or after it',
        ),
      ),
      ...commandUses(code).map((line) =>
        report(line, 'NoTransaction.command is for commands: take the NoTransaction of the caller'),
      ),
    ];
  });
}

function slowUses(code: Code): { line: number; what: string }[] {
  const uses = code.imports
    .filter(
      ({ specifier, names }) =>
        slow.test(specifier) || names.some((name) => slowNames[specifier]?.includes(name)),
    )
    .map(({ specifier, line }) => ({ line, what: specifier }));
  code.visit({
    CallExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'fetch')
        uses.push({ line: code.lineAt(start), what: 'fetch' });
    },
  });
  return uses;
}

interface Parameter {
  readonly typeAnnotation?: {
    readonly typeAnnotation: { readonly type: string; readonly typeName?: object };
  } | null;
}

function mixedFunctions(code: Code): number[] {
  const lines: number[] = [];
  const look = (node: { readonly params: readonly object[]; readonly start: number }) => {
    const types = node.params.map((parameter) => {
      const annotation = (parameter as Parameter).typeAnnotation?.typeAnnotation;
      return annotation?.typeName && 'name' in annotation.typeName ? annotation.typeName.name : undefined;
    });
    if (types.includes('Tx') && types.includes('NoTransaction')) lines.push(code.lineAt(node.start));
  };
  code.visit({ FunctionDeclaration: look, FunctionExpression: look, ArrowFunctionExpression: look });
  return lines;
}

function commandUses(code: Code): number[] {
  const lines: number[] = [];
  code.visit({
    MemberExpression: ({ object, property, start }) => {
      if (object.type !== 'Identifier' || object.name !== 'NoTransaction' || property.type !== 'Identifier')
        return;
      if (property.name === 'command') lines.push(code.lineAt(start));
    },
  });
  return lines;
}
