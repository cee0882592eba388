import { describe, expect, it } from 'vitest';
import {
  lastCharacters,
  mayAskOwner,
  ownerConfirmationOutcome,
  questionLimits,
} from '../src/parcels/ownerQuestions.ts';
import { type OwnerHint, ownerHints } from '../src/parcels/owners.ts';

describe('a member’s yes', () => {
  const asked = { fit: 'sure', hints: ['alias', 'name'], others: 0, needsProof: false } as const;

  it.each(ownerHints)('is enough with a hint that members cannot choose: %s', (hint) => {
    const given: readonly OwnerHint[] = [
      ...(['alias', 'plainAlias', 'shortAlias', 'aliasNear', 'aliasMasked', 'code'] as const),
      ...(['phoneWhole', 'phoneMasked', 'phone'] as const),
    ];
    const outcome = ownerConfirmationOutcome({ ...asked, hints: [hint] });
    expect(outcome).toBe(given.includes(hint) ? 'yours' : 'checking');
  });

  it.each([
    ['is enough if one of several hints is such a hint', {}, 'yours'],
    ['is checked if the label fits less well', { fit: 'likely' as const }, 'checking'],
    ['is checked while another member may say yes', { others: 1 }, 'checking'],
    ['is checked if the shop requires a proof', { needsProof: true }, 'checking'],
    ['is checked without hints', { hints: [] }, 'checking'],
  ])('%s', (_, changes, outcome) => {
    expect(ownerConfirmationOutcome({ ...asked, ...changes })).toBe(outcome);
  });
});

describe('a member is asked', () => {
  const { open, inDays } = questionLimits;
  it.each([
    ['sure', open - 1, inDays - 1, true],
    ['likely', open - 1, inDays - 1, true],
    ['possible', 0, 0, false],
    ['sure', open, 0, false],
    ['sure', 0, inDays, false],
  ] as const)('%s, %i questions open, %i asked: %s', (fit, openNow, askedInDays, may) => {
    expect(mayAskOwner(fit, { open: openNow, inDays: askedInDays })).toBe(may);
  });

  it.each([
    ['SF1234567890', '7890'],
    ['SF12345', '345'],
    ['SF123', '23'],
  ])('with the last characters of the number, never more than half of it: %s', (number, last) => {
    expect(lastCharacters(number)).toBe(last);
  });
});
