import type { ThemeName } from '@crossdock/domain/shops/themes.ts';

export interface ThemeTokens {
  readonly bg: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly soft: string;
  readonly onSoft: string;
  readonly border: string;
  /** Borders of controls. Their contrast against white is at least 3:1, so that an empty input is visible. */
  readonly controlBorder: string;
  /**
   * The accent colour for text and icons on white. It differs from `accent` in themes whose accent is only legible as
   * a background.
   */
  readonly link: string;
}

/**
 * Every pair of colours used together meets WCAG AA; `test/tokens.test.ts` computes it. Cards are white in
 * all themes.
 */
export const themes: Readonly<Record<ThemeName, ThemeTokens>> = {
  default: {
    bg: '#F4F6FA',
    text: '#16202E',
    muted: '#556175',
    accent: '#1D5BD6',
    accentHover: '#174BB3',
    onAccent: '#FFFFFF',
    soft: '#E6EEFD',
    onSoft: '#17479F',
    border: '#DCE2EC',
    controlBorder: '#8792A6',
    link: '#1D5BD6',
  },
  lightYellow: {
    bg: '#FFFBF0',
    text: '#2B2410',
    muted: '#6B5F3C',
    accent: '#F5B90A',
    accentHover: '#E0A800',
    onAccent: '#2B2410',
    soft: '#FFF1C7',
    onSoft: '#7A5200',
    border: '#EFE3C2',
    controlBorder: '#998A5E',
    link: '#7A5200',
  },
  rabbitRed: {
    bg: '#FFF6F5',
    text: '#2A1413',
    muted: '#72504D',
    accent: '#C4211E',
    accentHover: '#A31A18',
    onAccent: '#FFFFFF',
    soft: '#FDE4E2',
    onSoft: '#9A1815',
    border: '#F0D9D6',
    controlBorder: '#A5827E',
    link: '#C4211E',
  },
  lightPink: {
    bg: '#FFF5F9',
    text: '#2B1622',
    muted: '#6F5163',
    accent: '#B62F6D',
    accentHover: '#982459',
    onAccent: '#FFFFFF',
    soft: '#FCE1ED',
    onSoft: '#8F2055',
    border: '#F1D9E5',
    controlBorder: '#A38297',
    link: '#B62F6D',
  },
  blackWhite: {
    bg: '#F6F6F6',
    text: '#111111',
    muted: '#585858',
    accent: '#111111',
    accentHover: '#333333',
    onAccent: '#FFFFFF',
    soft: '#E8E8E8',
    onSoft: '#111111',
    border: '#D9D9D9',
    controlBorder: '#8A8A8A',
    link: '#111111',
  },
  pinkLightGreen: {
    bg: '#F5FBF6',
    text: '#1B2620',
    muted: '#53645A',
    accent: '#B23A72',
    accentHover: '#94305F',
    onAccent: '#FFFFFF',
    soft: '#DDF2E3',
    onSoft: '#1F6B41',
    border: '#D5E8DA',
    controlBorder: '#7F9788',
    link: '#B23A72',
  },
};

export const stateTokens = {
  success: { strong: '#17744A', hover: '#115C3A', soft: '#E1F4E9' },
  warning: { strong: '#8A5300', hover: '#6E4200', soft: '#FFF0D6' },
  danger: { strong: '#B3261E', hover: '#921D17', soft: '#FCE5E3' },
  info: { strong: '#1D5BD6', hover: '#174BB3', soft: '#E6EEFD' },
} as const;

/** WCAG 2 contrast of two `#RRGGBB` colours, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(colour: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
