import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../commands.ts';
import { cutRelease, withVersion, withVersionInLock } from '../release.ts';
import { keptReleaseVersions } from '../releases.ts';
import { writeRevision } from '../revision.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { version } = JSON.parse(read('package.json'));

test('all our packages have one version, in the lock file and the image too', () => {
  for (const path of globSync('{packages/*,e2e,bench,examples}/package.json', { cwd: root }))
    expect([path, read(path)]).toEqual([path, withVersion(read(path), version)]);
  expect(JSON.parse(read('package-lock.json'))).toEqual(
    JSON.parse(withVersionInLock(read('package-lock.json'), version)),
  );
  expect(read('Dockerfile')).toContain(`\nARG VERSION=${version}\n`);
  expect(
    withVersion('{\n  "version": "0.1.0",\n  "@crossdock/web": "0.1.0",\n  "react": "19.0.0"', '2.0.0'),
  ).toBe('{\n  "version": "2.0.0",\n  "@crossdock/web": "2.0.0",\n  "react": "19.0.0"');
});

test("each release describes the operators' steps, and has its database", () => {
  const sections = read('CHANGELOG.md').split(/^## /m).slice(1);
  const silent = sections.filter((section) => !/^\S+\n\*\*For operators\*\*/.test(section));
  expect(silent.map((section) => section.split('\n')[0])).toEqual([]);
  const released = sections.map((section) => section.split('\n')[0]).filter((name) => name !== 'Unreleased');
  expect(keptReleaseVersions()).toEqual(expect.arrayContaining(released));
});

test('the unreleased section becomes the release', () => {
  expect(cutRelease('# Changelog\n\n## Unreleased\n**For operators**: stop it.\n', '1.2.0')).toBe(
    '# Changelog\n\n## Unreleased\n**For operators**: nothing beyond *Upgrade* in docs/operations.md.\n\n## 1.2.0\n**For operators**: stop it.\n',
  );
});

test("a build records its revision: its caller's, else that of git", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-revision-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  const noted = async () => {
    await writeRevision(folder);
    return readFileSync(join(folder, 'revision'), 'utf8');
  };
  vi.stubEnv('REVISION', '');
  expect(await noted()).toMatch(/^([0-9a-f]{40})?\n$/);
  vi.stubEnv('REVISION', 'abc123');
  expect(await noted()).toBe('abc123\n');
});
