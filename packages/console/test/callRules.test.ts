import { expect, test } from 'vitest';
import type { ReadOf } from '../src/shell/CallRules.tsx';

test('rules are read by the call that belongs to the one that saves them, if it answers the same form', () => {
  const reads: string[] = ['getHoldSettings' satisfies ReadOf<'saveHoldSettings'>];
  // @ts-expect-error: answers other rules
  reads.push('getProductSettings' satisfies ReadOf<'saveHoldSettings'>);
  // @ts-expect-error: no call of this name saves rules
  reads.push('getHoldSettings' satisfies ReadOf<'agreeToPrice'>);
  expect(reads[0]).toBe('getHoldSettings');
});
