import type { Theme } from '@crossdock/contract/shops/calls.ts';

interface Colours {
  readonly accent: string;
  readonly onAccent: string;
}

/** Each theme's colours for pictures that the server draws, equal to those on its screens. */
export const themeColours: Readonly<Record<Theme, Colours>> = {
  default: { accent: '#1D5BD6', onAccent: '#FFFFFF' },
  lightYellow: { accent: '#F5B90A', onAccent: '#2B2410' },
  rabbitRed: { accent: '#C4211E', onAccent: '#FFFFFF' },
  lightPink: { accent: '#B62F6D', onAccent: '#FFFFFF' },
  blackWhite: { accent: '#111111', onAccent: '#FFFFFF' },
  pinkLightGreen: { accent: '#B23A72', onAccent: '#FFFFFF' },
};
