import type { ComponentProps, CSSProperties } from 'react';

/** The steps of the house's spaces, in pixels. */
export type Space = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 32 | 40 | 48;
/** One space, or that between rows and that between columns. */
type Gap = Space | readonly [rows: Space, columns: Space];
/** Room at all sides; above and below, and at both sides; or above, at both sides, and below. */
type Room =
  | Space
  | readonly [block: Space, inline: Space]
  | readonly [above: Space, inline: Space, below: Space];
/** The sizes of text, in pixels of a page that nobody enlarged. */
type TextSize = 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 20 | 22 | 24 | 28 | 36 | 44;
type Tone = 'text' | 'muted' | 'link' | 'accent' | 'success' | 'warning' | 'danger' | 'on-soft' | 'on-accent';
type Fill =
  | 'surface'
  | 'bg'
  | 'soft'
  | 'border'
  | 'accent'
  | 'warning'
  | 'danger'
  | 'success-soft'
  | 'warning-soft'
  | 'danger-soft';
type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch';
type Length = number | string;

const pixels = (value: Gap | Room): string =>
  (typeof value === 'number' ? [value] : value).map((one) => `${one}px`).join(' ');

const line = '1px solid var(--border)';

const styleOf = <T>(make: (value: T) => CSSProperties) => make;

/** What each layout primitive and `Text` takes: how it stands in what surrounds it, and how its words look. */
export const place = {
  /** Room inside. */
  pad: styleOf((value: Room) => ({ padding: pixels(value) })),
  above: styleOf((marginTop: Space | 'auto') => ({ marginTop })),
  below: styleOf((marginBottom: Space) => ({ marginBottom })),
  /** At the far end of its row. */
  push: styleOf((_: boolean) => ({ marginInlineStart: 'auto' })),
  /** Takes the room that is left; a width is what it wants before the others wrap. */
  grow: styleOf((wanted: boolean | Length) => ({
    flex: wanted === true ? '1' : `1 1 ${typeof wanted === 'number' ? `${wanted}px` : wanted}`,
  })),
  /** Keeps its size where room is short. */
  rigid: styleOf((_: boolean) => ({ flex: 'none' })),
  minWidth: styleOf((minWidth: Length) => ({ minWidth })),
  maxWidth: styleOf((maxWidth: Length) => ({ maxWidth })),
  minHeight: styleOf((minHeight: Length) => ({ minHeight })),
  /** As wide as what it is in. */
  full: styleOf((_: boolean) => ({ width: '100%' })),
  /** Exactly so wide and so high. */
  wide: styleOf((width: Length) => ({ width })),
  high: styleOf((height: Length) => ({ height })),
  square: styleOf((side: Length) => ({ width: side, height: side })),
  maxHeight: styleOf((maxHeight: Length) => ({ maxHeight })),
  /** On a line of its own in a row that wraps. */
  ownLine: styleOf((_: boolean) => ({ flexBasis: '100%' })),
  clickable: styleOf((_: boolean) => ({ cursor: 'pointer' })),
  /** Across all columns of its grid. */
  across: styleOf((_: boolean) => ({ gridColumn: '1 / -1' })),
  self: styleOf((alignSelf: Align) => ({ alignSelf })),
  justifySelf: styleOf((justifySelf: Align) => ({ justifySelf })),
  /** For a picture: what becomes of it in a frame of another shape. */
  fit: styleOf((objectFit: 'cover' | 'contain') => ({ objectFit })),
  /** Its width by its height, whatever it shows. */
  shape: styleOf((aspectRatio: string) => ({ aspectRatio })),
  lineAbove: styleOf((_: boolean) => ({ borderTop: line })),
  lineBelow: styleOf((_: boolean) => ({ borderBottom: line })),
  /** A line around it. */
  edge: styleOf((_: boolean) => ({ border: line })),
  round: styleOf((value: 'card' | 'control' | 'circle' | number) => ({
    borderRadius: value === 'circle' ? '50%' : typeof value === 'number' ? value : `var(--radius-${value})`,
  })),
  fill: styleOf((fill: Fill) => ({ background: `var(--${fill})` })),
  tone: styleOf((tone: Tone) => ({ color: `var(--${tone})` })),
  size: styleOf((size: TextSize) => ({ fontSize: `${size / 16}rem` })),
  strong: styleOf((_: boolean) => ({ fontWeight: 600 })),
  regular: styleOf((_: boolean) => ({ fontWeight: 400 })),
  block: styleOf((_: boolean) => ({ display: 'block' })),
  lineHeight: styleOf((lineHeight: number) => ({ lineHeight })),
  /** Figures of one width, so that those below each other compare. */
  figures: styleOf((_: boolean) => ({ fontVariantNumeric: 'tabular-nums' })),
  nowrap: styleOf((_: boolean) => ({ whiteSpace: 'nowrap' })),
  /** Long words break where they must. */
  breaks: styleOf((_: boolean) => ({ overflowWrap: 'anywhere' })),
  /** The text's own line ends are kept. */
  lines: styleOf((_: boolean) => ({ whiteSpace: 'pre-line' })),
  textAlign: styleOf((textAlign: 'start' | 'center' | 'end') => ({ textAlign })),
  /** Also the text's own spaces. */
  asWritten: styleOf((_: boolean) => ({ whiteSpace: 'pre-wrap' })),
  /** On one line, cut off where it is too long. */
  oneLine: styleOf((_: boolean) => ({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })),
  /** So many lines at most. */
  clamp: styleOf((WebkitLineClamp: number) => ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp,
  })),
  overflowX: styleOf((overflowX: 'auto' | 'hidden') => ({ overflowX })),
  overflowY: styleOf((overflowY: 'auto' | 'hidden') => ({ overflowY })),
  overflow: styleOf((overflow: 'auto' | 'hidden') => ({ overflow })),
  underline: styleOf((_: boolean) => ({ textDecoration: 'underline' })),
  struck: styleOf((_: boolean) => ({ textDecoration: 'line-through' })),
};

/** What primitives with several parts take besides. */
export const arrangement = {
  gap: styleOf((gap: Gap) => ({ gap: pixels(gap) })),
  align: styleOf((alignItems: Align) => ({ alignItems })),
  justify: styleOf((value: 'start' | 'center' | 'end' | 'between' | 'stretch') => ({
    justifyContent: value === 'between' ? 'space-between' : value,
  })),
};

/** How a row breaks, and how a grid's columns are cut. */
export const lineBreaks = { wrap: styleOf((_: boolean) => ({ flexWrap: 'wrap' })) };
/** A number of columns of one width, or their widths as CSS says them. */
type Columns = number | string;

const widths = (columns: Columns): string =>
  typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns;

export const cells = {
  justifyItems: styleOf((justifyItems: 'start' | 'center' | 'end' | 'stretch') => ({ justifyItems })),
  /** Where rows stand that have more room than they need; without it they share the room. */
  alignContent: styleOf((alignContent: 'start' | 'center' | 'end') => ({ alignContent })),
};
export const columns = { columns: styleOf((value: Columns) => ({ gridTemplateColumns: widths(value) })) };
/** Columns that a class puts in their place from some width on. */
export const laterColumns = {
  columns: styleOf((value: Columns): CSSProperties & { '--columns': string } => ({
    '--columns': widths(value),
  })),
  /** On a phone, where that is not one column. */
  phone: styleOf((value: Columns): CSSProperties & { '--phone': string } => ({ '--phone': widths(value) })),
};

export type Values<T> = {
  readonly [K in keyof T]?: T[K] extends (value: infer V) => CSSProperties ? V : never;
};

/** The elements that a primitive may be. */
export type Tag =
  | (
      | 'div'
      | 'span'
      | 'p'
      | 'h1'
      | 'h2'
      | 'h3'
      | 'h4'
      | 'strong'
      | 'small'
      | 'b'
      | 's'
      | 'em'
      | 'time'
      | 'output'
    )
  | (
      | 'ul'
      | 'ol'
      | 'li'
      | 'dl'
      | 'dt'
      | 'dd'
      | 'figure'
      | 'figcaption'
      | 'blockquote'
      | 'pre'
      | 'td'
      | 'th'
      | 'code'
      | 'img'
      | 'input'
    )
  | ('form' | 'fieldset' | 'legend' | 'label' | 'search' | 'details' | 'summary' | 'button' | 'a')
  | ('section' | 'article' | 'header' | 'footer' | 'nav' | 'aside' | 'main');

/** A primitive's words with the attributes of the element as which it is drawn. */
export type Drawn<T extends Tag, Words> = { readonly as?: T } & Words &
  Omit<ComponentProps<T>, 'as' | 'style' | 'className' | keyof Words>;

interface Word {
  style(value: unknown): CSSProperties;
}
/** By its name; each takes values of its own type. */
export type Words = Readonly<Record<string, Word['style']>>;

/** Parts the words of a primitive, which become its style, from the attributes of its element. */
export function parted(words: Words, props: object): [style: CSSProperties | undefined, attributes: object] {
  const attributes: Record<string, unknown> = {};
  let style: CSSProperties | undefined;
  for (const [name, value] of Object.entries(props)) {
    const word = words[name];
    if (word === undefined) attributes[name] = value;
    else if (value !== undefined && value !== false) style = { ...style, ...word(value) };
  }
  return [style, attributes];
}
