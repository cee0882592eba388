import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const packageRoot = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'));
const components = join(packageRoot, 'esm', 'components');
const namedImport = /import\s+\{([^}]*)\}\s+from\s+'@mantine\/core'/g;

/**
 * Adds to every module the style sheets of the Mantine components that it imports, dependencies first. Routes
 * then load no unneeded styles, and none can be forgotten.
 */
export function mantineStyles(): Plugin {
  const sheetsOf = sheetFinder();
  return {
    name: 'crossdock:mantine-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id.split('?')[0] ?? '') || id.includes('/node_modules/')) return null;
      const sheets = new Set(importedParts(code).flatMap(sheetsOf));
      if (sheets.size === 0) return null;
      const imports = [...sheets].map((sheet) => `import '@mantine/core/styles/${sheet}.css';`);
      return { code: `${imports.join('')}${code}`, map: null };
    },
  };
}

function importedParts(code: string): string[] {
  const names: string[] = [];
  for (const [, list = ''] of code.matchAll(namedImport)) {
    for (const part of list.split(',')) {
      const name = part.trim();
      if (name && !name.startsWith('type ')) names.push(name.split(/\s+as\s+/)[0] ?? name);
    }
  }
  return names;
}

function sheetFinder(): (part: string) => readonly string[] {
  const found = new Map<string, readonly string[]>();
  return (part) => {
    let sheets = found.get(part);
    if (!sheets) {
      const entry = join(components, part, `${part}.mjs`);
      sheets = existsSync(entry) ? walk(entry) : [];
      found.set(part, sheets);
    }
    return sheets;
  };
}

/** Style sheets of a module in import order, so that a component's rules follow those of its parts. */
function walk(entry: string): string[] {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const own: string[] = [];
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+\.mjs)"/g)) {
      if (path.endsWith('.module.mjs')) own.push(basename(path, '.module.mjs'));
      else visit(join(dirname(file), path));
    }
    for (const sheet of own) {
      if (!sheets.includes(sheet) && existsSync(join(packageRoot, 'styles', `${sheet}.css`)))
        sheets.push(sheet);
    }
  };
  visit(entry);
  return sheets;
}
