import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { root } from '../commands.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const dockerfile = read('Dockerfile');

/** The faults of a Dockerfile, by a builder's rules and by ours. */
function faultsOf(recipe: string): string[] {
  const said = validate(recipe).map(({ message }) => (typeof message === 'string' ? message : message.value));
  const last = recipe.slice(recipe.lastIndexOf('\nFROM '));
  const wanted: readonly (readonly [RegExp, string])[] = [
    [/^USER (?!root|0)\w+$/m, 'the last stage runs as root'],
    [/^HEALTHCHECK /m, 'nobody asks for its health'],
    [/^CMD \["/m, 'signals would go to a shell'],
  ];
  const secret = /^(?:ENV|ARG) .*(?:SECRET|PASSWORD|TOKEN|KEY)\w*=/m.test(recipe)
    ? ['a secret in an image']
    : [];
  return [...said, ...secret, ...wanted.filter(([is]) => !is.test(last)).map(([, fault]) => fault)];
}

describe('the image', () => {
  test('its recipe has no fault', () => {
    expect(faultsOf(dockerfile)).toEqual([]);
  });

  test.each([
    ['USER node', 'USER root', 'the last stage runs as root'],
    ['HEALTHCHECK --interval=10s', 'HEALTHCHECK --interval=10', 'missing unit in duration 10'],
    ['ENV NODE_ENV=production', 'ENV APP_SECRET=abc NODE_ENV=production', 'a secret in an image'],
    ['COPY package.json .', 'COPPY package.json .', 'Unknown instruction: COPPY'],
  ])('with another line than %s it has one', (line, other, fault) => {
    expect(dockerfile).toContain(line);
    expect(faultsOf(dockerfile.replace(line, other)).join()).toContain(fault);
  });

  test('it copies existing files, and nothing of this machine', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(\S+) \S+$/gm)].map(([, path = '']) => path);
    expect(copied).toContain('package.json');
    for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true);
    for (const path of ['**/node_modules', '**/.env*', '**/app-secret', '**/.git'])
      expect(read('.dockerignore').split('\n')).toContain(path);
  });
});

describe('monitoring from outside', () => {
  const source = globSync('packages/server/src/**/*.ts', { cwd: root }).map(read).join('\n');
  const known = new Set([...source.matchAll(/'(crossdock_\w+)'/g)].map(([, name]) => name));

  test.each(['deploy/prometheus/crossdock.rules.yml', 'deploy/grafana/crossdock.json', 'docs/observing.md'])(
    'each metric that %s names exists',
    (file) => {
      const named = new Set(read(file).match(/crossdock_\w+/g));
      expect(named.size).toBeGreaterThan(5);
      const unknown = [...named].filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')));
      expect(unknown).toEqual([]);
    },
  );

  test('each alert is tested, firing and not firing', () => {
    const alerts = [...read('deploy/prometheus/crossdock.rules.yml').matchAll(/- alert: (\w+)/g)];
    const tried = read('deploy/prometheus/crossdock.rules.test.yml');
    expect(alerts.length).toBeGreaterThan(5);
    for (const [, name = ''] of alerts) expect(tried.split(`alertname: ${name}`)).toHaveLength(3);
  });

  test("the deployment's variables are known", () => {
    const config = read('packages/server/src/platform/config.ts');
    const compose = read('deploy/compose.yaml');
    const set = [
      ...compose
        .slice(compose.indexOf('environment:'), compose.indexOf('volumes:'))
        .matchAll(/^ {4}([A-Z0-9_]+):/gm),
    ].map(([, name]) => name);
    expect(set).toContain('DATABASE_URL');
    for (const name of set) expect(config).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
  });
});
