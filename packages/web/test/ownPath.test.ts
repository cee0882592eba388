import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameSitePath } from '../src/sameSitePath.ts';

test.each([
  ['/myBag?state=shelved#top', '/myBag?state=shelved#top'],
  ['/%09/evil.test/', '/%09/evil.test/'],
  ['/\t/evil.test/', null],
  ['/\n/evil.test/', null],
  ['/\r\n\\evil.test/', null],
  ['//evil.test', null],
  ['/\\evil.test', null],
  ['/.//evil.test/', null],
  ['/a/..//evil.test/', null],
  ['/%2e//evil.test/', null],
  ['https://evil.test', null],
  ['https://this.site/home', null],
  ['javascript:alert(1)', null],
  [' /home', null],
  ['', null],
  [undefined, null],
])('%j leads to %s', (target, path) => expect(sameSitePath(target)).toBe(path));

test('whatever the target is, the browser stays on this site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '.',
    '..',
    '%2e',
    '@',
    ':',
    '?',
    '#',
    'evil.test',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = sameSitePath(`/${pieces.join('')}`);
      if (path === null) return;
      expect(new URL(path, 'https://shop.test/console/login').origin).toBe('https://shop.test');
      expect(new URL(`/console${path}`, 'https://shop.test').origin).toBe('https://shop.test');
    }),
  );
});
