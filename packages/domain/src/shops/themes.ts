/** The themes of the specification; their colours are in `ui/src/tokens.ts`. */
export const themeNames = [
  'default',
  'lightYellow',
  'rabbitRed',
  'lightPink',
  'blackWhite',
  'pinkLightGreen',
] as const;
export type ThemeName = (typeof themeNames)[number];
