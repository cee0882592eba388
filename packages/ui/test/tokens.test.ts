import { themeNames } from '@crossdock/domain/shops/themes.ts';
import { describe, expect, test } from 'vitest';
import { themeCss } from '../src/themeCss.ts';
import { contrastRatio, stateTokens, themes } from '../src/tokens.ts';

test('contrast is computed as WCAG 2 defines it', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3);
  expect(contrastRatio('#FFFFFF', '#FFFFFF')).toBe(1);
});

describe.each(themeNames)('theme %s is AA', (name) => {
  const { bg, text, muted, accent, accentHover, onAccent, soft, onSoft, controlBorder, link } = themes[name];
  const white = '#FFFFFF';

  test.each([
    ['text on the page', text, bg],
    ['text on a card', text, white],
    ['text on soft', text, soft],
    ['muted text on the page', muted, bg],
    ['muted text on a card', muted, white],
    ['text on accent', onAccent, accent],
    ['text on accent under the pointer', onAccent, accentHover],
    ['text on soft fill', onSoft, soft],
    ['a link on a card', link, white],
    ['a link on the page', link, bg],
    ...Object.entries(stateTokens).map(
      ([state, { strong, soft: pale }]) => [`${state} on its own soft`, strong, pale] as const,
    ),
    ...Object.entries(stateTokens).map(
      ([state, { strong }]) => [`${state} on a card`, strong, white] as const,
    ),
    ...Object.entries(stateTokens).map(
      ([state, { hover }]) => [`white on ${state} under the pointer`, white, hover] as const,
    ),
  ] as const)('%s', (_pair, ink, paper) => {
    expect(contrastRatio(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  test('the edge of an empty control is visible (3:1)', () => {
    expect(contrastRatio(controlBorder, white)).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(controlBorder, bg)).toBeGreaterThanOrEqual(2.9);
  });
});

test('every theme of the specification is in the style sheet with all its tokens', () => {
  const css = themeCss();
  for (const name of themeNames) {
    expect(css).toContain(name === 'default' ? ':root,[data-theme=default]{' : `[data-theme=${name}]{`);
    for (const colour of Object.values(themes[name])) expect(css).toContain(colour);
  }
  expect(themeNames).toEqual([
    'default',
    'lightYellow',
    'rabbitRed',
    'lightPink',
    'blackWhite',
    'pinkLightGreen',
  ]);
});

test('a dialog opens in 200 ms (specification, section 9)', () => {
  expect(themeCss()).toContain('--motion:200ms');
});
