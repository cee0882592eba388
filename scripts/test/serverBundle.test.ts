import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { apiDescriptionFiles } from '../../packages/server/src/platform/apiDescription.ts';
import { root } from '../commands.ts';
import { bundleServer } from '../serverBundle.ts';

test('a built program finds its files, keeps its names, and excludes rarely used packages', async () => {
  const source = mkdtempSync(join(tmpdir(), 'crossdock-bundle-'));
  onTestFinished(() => rmSync(source, { recursive: true }));
  mkdirSync(join(source, 'node_modules/seldom'), { recursive: true });
  writeFileSync(join(source, 'node_modules/seldom/index.js'), 'exports.used = 1;');
  writeFileSync(join(source, 'inner.ts'), 'export class Held {}');
  writeFileSync(
    join(source, 'start.mjs'),
    `import { Held as Other } from './inner.ts';
     class Held {}
     export const seldom = () => import('seldom');
     export const place = import.meta.dirname;
     export const names = [Held.name, Other.name];`,
  );
  const made = join(source, 'dist');
  await bundleServer(join(source, 'start.mjs'), made);
  const { place, names } = await import(join(made, 'start.mjs'));
  expect(resolve(place)).toBe(source);
  expect(names).toEqual(['Held', 'Held']);
  expect(readFileSync(join(made, 'start.mjs'), 'utf8')).toContain('import(`seldom`)');
});

test('a built program has one byte for each character, and its texts are the same', async () => {
  const source = mkdtempSync(join(tmpdir(), 'crossdock-bundle-'));
  onTestFinished(() => rmSync(source, { recursive: true }));
  writeFileSync(
    join(source, 'start.mjs'),
    `const 箱 = { '重量': 'Größe 公斤', more: \`\${1} 件 📦\` };
     export const { 重量: weight, more } = 箱;
     export const found = ['一號', '📦'].map((text) => [/^一[号號]$/.test(text), /^[📦]$/u.test(text)]);
     export const built = new RegExp(String.raw\`^\\s*(?:轉|分機)\\d+$\`).test('分機12');`,
  );
  const made = join(source, 'dist');
  await bundleServer(join(source, 'start.mjs'), made);
  expect(readFileSync(join(made, 'start.mjs'), 'utf8')).not.toMatch(/[\u0100-\uffff]/);
  expect(await import(join(made, 'start.mjs'))).toMatchObject({
    weight: 'Größe 公斤',
    more: '1 件 📦',
    found: [
      [true, false],
      [false, true],
    ],
    built: true,
  });
});

test('a built program loads a module of Node’s that is rarely used at its first use, and no fetch', async () => {
  const source = mkdtempSync(join(tmpdir(), 'crossdock-bundle-'));
  onTestFinished(() => rmSync(source, { recursive: true }));
  mkdirSync(join(source, 'node_modules/server'), { recursive: true });
  writeFileSync(
    join(source, 'node_modules/server/index.js'),
    `const http2 = require('node:http2'), { createServer } = require('http');
     exports.createServer = createServer;
     exports.secure = () => http2.createSecureServer.name;`,
  );
  writeFileSync(
    join(source, 'start.mjs'),
    `import { STATUS_CODES } from 'node:http';
     import { request } from 'https';
     import tls from 'node:tls';
     import { createServer, secure } from 'server';
     const loaded = () => ['undici/undici', 'http2/core', 'https', 'tls'].map((name) =>
       process.moduleLoadList.some((module) => module.endsWith(\`/\${name}\`) || module.endsWith(\` \${name}\`)));
     const before = loaded();
     const used = [STATUS_CODES[404], createServer.name, secure(), request.name, tls.DEFAULT_MAX_VERSION];
     console.log(JSON.stringify({ before, used, after: loaded() }));`,
  );
  await bundleServer(join(source, 'start.mjs'), join(source, 'dist'));
  // In a process of its own, because a test has loaded all of them.
  const { stdout } = await promisify(execFile)(process.execPath, [join(source, 'dist/start.mjs')], {
    env: {},
  });
  expect(JSON.parse(stdout)).toEqual({
    before: [false, false, false, false],
    used: ['Not Found', 'createServer', 'createSecureServer', 'request', 'TLSv1.3'],
    after: [false, true, true, true],
  });
});

test('a built program has the API’s description beside it and makes none', async () => {
  const made = mkdtempSync(join(tmpdir(), 'crossdock-bundle-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  const source = join(root, 'packages/server/src/platform/apiDescription.ts');
  writeFileSync(join(made, 'entry.mjs'), `export { apiDescription } from ${JSON.stringify(source)};`);
  await bundleServer(join(made, 'entry.mjs'), join(made, 'dist'));
  for (const [encoding, file] of apiDescriptionFiles)
    writeFileSync(join(made, 'dist', file), `built ${encoding}`);
  const { apiDescription } = await import(join(made, 'dist/start.mjs'));
  for (const encoding of apiDescriptionFiles.keys())
    expect(String(await apiDescription(encoding))).toBe(`built ${encoding}`);
});
