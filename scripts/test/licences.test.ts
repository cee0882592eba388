import { expect, test } from 'vitest';
import { type Licensed, licenceFaults, licencesText, licensedPackages } from '../serverLicences.ts';

const of = (name: string, licence: string): Licensed => ({
  ...{ name, licence, version: '1.0.0', by: '', from: '', texts: [] },
});

test('all served packages are listed, with licence and text', () => {
  const packages = licensedPackages();
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'react', '@mantine/core', 'libheif-js', 'sharp', 'zod']),
  );
  // Development tools are not distributed.
  for (const tool of ['vitest', 'vite', 'rolldown', '@playwright/test']) expect(names).not.toContain(tool);
  const text = licencesText(packages);
  expect(text).toMatch(/^libheif-js \S+ \| LGPL-3\.0 \| .*text \d+$/m);
  expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
});

test.each([
  ['a', 'MIT', true],
  ['a', '(MPL-2.0 OR Apache-2.0)', true],
  ['a', 'Apache-2.0 AND MIT', true],
  ['a', 'Apache-2.0 AND GPL-3.0', false],
  ['a', 'AGPL-3.0-only', false],
  ['a', 'LGPL-3.0', false],
  ['libheif-js', 'LGPL-3.0', true],
  ['libheif-js', 'GPL-3.0', false],
  ['a', '', false],
  ['a', 'SEE LICENSE IN LICENSE', false],
])('%s under %s may be distributed: %s', (name, licence, may) => {
  expect(licenceFaults([of(name, licence)])).toHaveLength(may ? 0 : 1);
  if (!may) expect(() => licencesText([of(name, licence)])).toThrow('not in the list');
});
