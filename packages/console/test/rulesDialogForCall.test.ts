import { expect, test } from 'vitest';
import type { ReadCallOf } from '../src/shell/RulesDialogForCall.tsx';

test('rules are read by the call that belongs to the one that saves them, if it answers the same form', () => {
  const reads: string[] = ['getHoldSettings' satisfies ReadCallOf<'saveHoldSettings'>];
  // @ts-expect-error: answers other rules
  reads.push('getProductSettings' satisfies ReadCallOf<'saveHoldSettings'>);
  // @ts-expect-error: no call of this name saves rules
  reads.push('getHoldSettings' satisfies ReadCallOf<'agreeToPrice'>);
  expect(reads[0]).toBe('getHoldSettings');
});
