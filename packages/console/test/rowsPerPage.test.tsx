// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connection } from '../src/shell/connection.ts';

const window = (roomy: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: roomy && query === '(min-width: 75em)' }));
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('rows on a page of a list', () => {
  test('are 50 on a wide screen and 20 elsewhere', () => {
    window(true);
    expect(connection.rowsPerPage?.()).toBe(50);
    window(false);
    expect(connection.rowsPerPage?.()).toBe(20);
  });

  test('are as many as the reader last chose, in every list', () => {
    window(true);
    connection.keepRowsPerPage?.(100);
    expect(connection.rowsPerPage?.()).toBe(100);
    localStorage.setItem('crossdock.console.rows', '100000');
    expect(connection.rowsPerPage?.()).toBe(50);
  });
});
