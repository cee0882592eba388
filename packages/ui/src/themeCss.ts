import { type ThemeName, themeNames } from '@crossdock/domain/shops/themes.ts';
import { stateTokens, type ThemeTokens, themes } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The variables of one theme; `html[data-theme]` chooses among them. */
function themeRule(name: ThemeName): string {
  const tokens: ThemeTokens = themes[name];
  const lines = Object.entries(tokens).map(([token, colour]) => `--${kebab(token)}:${colour}`);
  const selector = name === 'default' ? ':root,[data-theme=default]' : `[data-theme=${name}]`;
  return `${selector}{${lines.join(';')}}`;
}

function tone(
  name: string,
  strong: string,
  hover: string,
  soft: string,
  onSoft: string,
  onStrong: string,
): string[] {
  const shades = Array.from(
    { length: 10 },
    (_, shade) => `--mantine-color-${name}-${shade}:${shade < 4 ? soft : strong}`,
  );
  return [
    ...shades,
    `--mantine-color-${name}-text:${onSoft}`,
    `--mantine-color-${name}-filled:${strong}`,
    `--mantine-color-${name}-filled-hover:${hover}`,
    `--mantine-color-${name}-light:${soft}`,
    `--mantine-color-${name}-light-hover:${soft}`,
    `--mantine-color-${name}-light-color:${onSoft}`,
    `--mantine-color-${name}-outline:${onSoft}`,
    `--mantine-color-${name}-outline-hover:${soft}`,
    `--mantine-color-${name}-contrast:${onStrong}`,
  ];
}

const greys = [
  '#F8F9FB',
  '#F1F3F6',
  '#E7EAF0',
  '#DCE2EC',
  '#C9D0DC',
  '#A3ACBB',
  '#7C8698',
  '#556175',
  '#374151',
  '#16202E',
];

const fixed = [
  '--surface:#fff',
  '--surface-hover:color-mix(in srgb,var(--soft) 45%,#fff)',
  ...Object.entries(stateTokens).flatMap(([name, { strong, soft }]) => [
    `--${name}:${strong}`,
    `--${name}-soft:${soft}`,
  ]),
  '--radius-card:12px',
  '--radius-control:8px',
  '--shadow-float:0 8px 28px rgb(16 24 40 / .14),0 2px 6px rgb(16 24 40 / .08)',
  '--motion:200ms cubic-bezier(.2,.7,.2,1)',
  '--touch:44px',
];

const mantine = [
  '--mantine-scale:1',
  '--mantine-color-scheme:light',
  '--mantine-cursor-type:pointer',
  '--mantine-webkit-font-smoothing:antialiased',
  '--mantine-moz-font-smoothing:grayscale',
  ...['app:100', 'modal:200', 'popover:300', 'overlay:400', 'max:9999'].map(
    (layer) => `--mantine-z-index-${layer}`,
  ),
  '--mantine-color-white:#fff',
  '--mantine-color-black:#000',
  ...greys.map((colour, shade) => `--mantine-color-gray-${shade}:${colour}`),
  '--mantine-color-body:var(--surface)',
  '--mantine-color-text:var(--text)',
  '--mantine-color-bright:var(--text)',
  '--mantine-color-dimmed:var(--muted)',
  '--mantine-color-placeholder:#6B7484',
  '--mantine-color-anchor:var(--link)',
  '--mantine-color-error:var(--danger)',
  '--mantine-color-success:var(--success)',
  '--mantine-color-default:var(--surface)',
  '--mantine-color-default-hover:var(--surface-hover)',
  '--mantine-color-default-color:var(--text)',
  '--mantine-color-default-border:var(--control-border)',
  '--mantine-color-disabled:#EEF0F4',
  '--mantine-color-disabled-color:#6B7484',
  '--mantine-color-disabled-border:var(--border)',
  ...tone(
    'accent',
    'var(--accent)',
    'var(--accent-hover)',
    'var(--soft)',
    'var(--on-soft)',
    'var(--on-accent)',
  ),
  ...Object.entries(stateTokens).flatMap(([name, { strong, hover, soft }]) =>
    tone(name, strong, hover, soft, strong, '#fff'),
  ),
  ...[
    'filled',
    'filled-hover',
    'light',
    'light-hover',
    'light-color',
    'contrast',
    ...Array.from({ length: 10 }, (_, n) => n),
  ].map((part) => `--mantine-primary-color-${part}:var(--mantine-color-accent-${part})`),
  '--mantine-font-family:var(--font)',
  '--mantine-font-family-headings:var(--font)',
  '--mantine-font-family-monospace:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace',
  '--mantine-heading-font-weight:600',
  '--mantine-heading-text-wrap:balance',
  '--mantine-font-weight-regular:400',
  '--mantine-font-weight-medium:600',
  '--mantine-font-weight-bold:600',
  '--mantine-line-height:1.6',
  ...['xs', 'sm', 'md', 'lg', 'xl'].flatMap((size, step) => [
    `--mantine-line-height-${size}:${[1.5, 1.6, 1.6, 1.5, 1.35][step]}`,
    `--mantine-font-size-${size}:${[0.75, 0.875, 1, 1.25, 1.75][step]}rem`,
    `--mantine-spacing-${size}:${[0.5, 0.75, 1, 1.5, 2][step]}rem`,
    `--mantine-radius-${size}:${[4, 6, 8, 12, 16][step]}px`,
    `--mantine-shadow-${size}:var(--shadow-float)`,
  ]),
  '--mantine-radius-default:var(--radius-control)',
];

const font = [
  ':root{--font:-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,"PingFang TC","Noto Sans TC","Noto Sans CJK TC","Microsoft JhengHei",sans-serif}',
  // A Chinese font draws curly quotes as wide as its characters, so English takes them from a Latin font.
  '@font-face{font-family:"Latin quotes";src:local("DejaVu Sans"),local("Liberation Sans");unicode-range:U+2018-2019,U+201C-201D}',
  ':root:lang(en){--font:-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,"Latin quotes","PingFang TC","Noto Sans TC","Noto Sans CJK TC","Microsoft JhengHei",sans-serif}',
  ':root:lang(zh-Hans){--font:-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,"PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}',
  '@media (prefers-reduced-motion:reduce){:root{--motion:0ms}}',
];

/** All themes as CSS variables, small enough to be inlined so that the first paint has its colours. */
export function themeCss(): string {
  return [...themeNames.map(themeRule), `:root{${fixed.join(';')}}`, ...font].join('\n');
}

/** The variables of Mantine's components, which the first paint does not need. */
export const componentCss = (): string => `:root{${mantine.join(';')}}`;
