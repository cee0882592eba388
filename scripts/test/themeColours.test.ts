import { expect, test } from 'vitest';
import { themeColours } from '../../packages/server/src/shops/themeColours.ts';
import { themes } from '../../packages/ui/src/tokens.ts';

test("pictures drawn by the server have the screens' colours", () => {
  const ofScreens = Object.entries(themes).map(([name, { accent, onAccent }]) => [
    name,
    { accent, onAccent },
  ]);
  expect(themeColours).toEqual(Object.fromEntries(ofScreens));
});
