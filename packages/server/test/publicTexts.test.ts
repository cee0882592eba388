import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { serverBuildVersion, versionText } from '../src/platform/version.ts';
import { startWorld } from './world.ts';

const contact = 'mailto:security@operator.example';
const [world, silent] = [await startWorld({ env: { SECURITY_CONTACT: contact } }), await startWorld()];

/** Requests a URL at a host that belongs to no shop. */
const read = (url: string, { running } = world) =>
  running.server.app.inject({ url, headers: { host: 'nobody.example' } });

test("security.txt has the operator's contact for security problems, if it is set", async () => {
  const { body, headers } = await read('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(body) ?? [];
  expect(body).toContain(`Contact: ${contact}\n`);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(365);
  expect((await read('/.well-known/security.txt', silent)).statusCode).toBe(404);
});

test.each(['security@operator.example', 'javascript:alert(1)', 'http://operator.example/'])(
  'an invalid contact is refused at the start: %s',
  (wrong) => {
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SECURITY_CONTACT: wrong };
    expect(() => readConfig(env)).toThrow('SECURITY_CONTACT');
  },
);

test('the licences can be read at any host, once a build has written them', async () => {
  const isBuilt = existsSync(join(import.meta.dirname, '../dist/licences.txt'));
  const { statusCode, body } = await read('/licences.txt');
  expect(statusCode).toBe(isBuilt ? 200 : 404);
  if (isBuilt) expect(body).toMatch(/^fastify \S+ \| MIT \| /m);
});

test('the status page and the metrics show the running version', async () => {
  const { version } = serverBuildVersion();
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect((await read('/status')).body).toContain(`Crossdock ${versionText(serverBuildVersion())}`);
  expect(versionText({ version: '0.4.0', revision: '' })).toBe('0.4.0');
  expect(versionText({ version: '0.4.0', revision: '1254e4490000' })).toBe('0.4.0 (1254e449)');
});
