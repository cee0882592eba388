import type { ComponentProps, CSSProperties } from 'react';

/** The allowed spacings, in pixels. */
export type Space = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 32 | 40 | 48;
/** One spacing for both, or one between rows and one between columns. */
type Gap = Space | readonly [rows: Space, columns: Space];
/** Padding: all sides; vertical and horizontal; or top, horizontal, bottom. */
type Room =
  | Space
  | readonly [block: Space, inline: Space]
  | readonly [above: Space, inline: Space, below: Space];
/** The text sizes, in pixels at the browser's default font size. */
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

/**
 * Props of each layout primitive and of `Text`: the element's place in its container, and the style of its
 * text.
 */
export const baseStyleProps = {
  /** Padding. */
  pad: styleOf((value: Room) => ({ padding: pixels(value) })),
  above: styleOf((marginTop: Space | 'auto') => ({ marginTop })),
  below: styleOf((marginBottom: Space) => ({ marginBottom })),
  /** Moves it to the far end of its row. */
  push: styleOf((_: boolean) => ({ marginInlineStart: 'auto' })),
  /** Takes the remaining room; a length is the preferred width, below which the row wraps. */
  grow: styleOf((wanted: boolean | Length) => ({
    flex: wanted === true ? '1' : `1 1 ${typeof wanted === 'number' ? `${wanted}px` : wanted}`,
  })),
  /** Does not shrink if room is short. */
  rigid: styleOf((_: boolean) => ({ flex: 'none' })),
  minWidth: styleOf((minWidth: Length) => ({ minWidth })),
  maxWidth: styleOf((maxWidth: Length) => ({ maxWidth })),
  minHeight: styleOf((minHeight: Length) => ({ minHeight })),
  /** As wide as its container. */
  full: styleOf((_: boolean) => ({ width: '100%' })),
  /** A fixed width or height. */
  wide: styleOf((width: Length) => ({ width })),
  high: styleOf((height: Length) => ({ height })),
  square: styleOf((side: Length) => ({ width: side, height: side })),
  maxHeight: styleOf((maxHeight: Length) => ({ maxHeight })),
  /** On its own line in a wrapping row. */
  ownLine: styleOf((_: boolean) => ({ flexBasis: '100%' })),
  clickable: styleOf((_: boolean) => ({ cursor: 'pointer' })),
  /** Spans all columns of its grid. */
  across: styleOf((_: boolean) => ({ gridColumn: '1 / -1' })),
  self: styleOf((alignSelf: Align) => ({ alignSelf })),
  justifySelf: styleOf((justifySelf: Align) => ({ justifySelf })),
  /** How a picture fits a frame of another shape. */
  fit: styleOf((objectFit: 'cover' | 'contain') => ({ objectFit })),
  /** A fixed ratio of width to height. */
  shape: styleOf((aspectRatio: string) => ({ aspectRatio })),
  lineAbove: styleOf((_: boolean) => ({ borderTop: line })),
  lineBelow: styleOf((_: boolean) => ({ borderBottom: line })),
  /** A border. */
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
  /** Digits of equal width, so that aligned numbers can be compared. */
  figures: styleOf((_: boolean) => ({ fontVariantNumeric: 'tabular-nums' })),
  nowrap: styleOf((_: boolean) => ({ whiteSpace: 'nowrap' })),
  /** Breaks long words if necessary. */
  breaks: styleOf((_: boolean) => ({ overflowWrap: 'anywhere' })),
  /** Keeps the text's own line breaks. */
  lines: styleOf((_: boolean) => ({ whiteSpace: 'pre-line' })),
  textAlign: styleOf((textAlign: 'start' | 'center' | 'end') => ({ textAlign })),
  /** Keeps the text's own line breaks and spaces. */
  asWritten: styleOf((_: boolean) => ({ whiteSpace: 'pre-wrap' })),
  /** One line, truncated if it is too long. */
  oneLine: styleOf((_: boolean) => ({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })),
  /** At most this many lines. */
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

/** Additional props of primitives with several children. */
export const arrangementProps = {
  gap: styleOf((gap: Gap) => ({ gap: pixels(gap) })),
  align: styleOf((alignItems: Align) => ({ alignItems })),
  justify: styleOf((value: 'start' | 'center' | 'end' | 'between' | 'stretch') => ({
    justifyContent: value === 'between' ? 'space-between' : value,
  })),
};

/** Whether a row continues on a new line if there is not enough room. */
export const wrapProps = { wrap: styleOf((_: boolean) => ({ flexWrap: 'wrap' })) };
/** A number of equally wide columns, or their widths in CSS. */
type Columns = number | string;

const widths = (columns: Columns): string =>
  typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns;

export const gridCellProps = {
  justifyItems: styleOf((justifyItems: 'start' | 'center' | 'end' | 'stretch') => ({ justifyItems })),
  /** Where rows are placed if there is spare room; by default they share it. */
  alignContent: styleOf((alignContent: 'start' | 'center' | 'end') => ({ alignContent })),
};
export const columnProps = { columns: styleOf((value: Columns) => ({ gridTemplateColumns: widths(value) })) };
/** Columns that a class applies from a certain width on. */
export const breakpointColumnProps = {
  columns: styleOf((value: Columns): CSSProperties & { '--columns': string } => ({
    '--columns': widths(value),
  })),
  /** Columns on a phone, if not one. */
  phone: styleOf((value: Columns): CSSProperties & { '--phone': string } => ({ '--phone': widths(value) })),
};

export type StyleValues<T> = {
  readonly [K in keyof T]?: T[K] extends (value: infer V) => CSSProperties ? V : never;
};

/** The elements that a primitive can be rendered as. */
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

/** A primitive's own props together with the attributes of its element. */
export type PrimitiveProps<T extends Tag, Words> = { readonly as?: T } & Words &
  Omit<ComponentProps<T>, 'as' | 'style' | 'className' | keyof Words>;

interface Word {
  style(value: unknown): CSSProperties;
}
/** Style props by name; each accepts its own type of value. */
export type StylePropFunctions = Readonly<Record<string, Word['style']>>;

/** Separates a primitive's style props, which become its `style`, from the attributes of its element. */
export function splitStyleProps(
  words: StylePropFunctions,
  props: object,
): [style: CSSProperties | undefined, attributes: object] {
  const attributes: Record<string, unknown> = {};
  let style: CSSProperties | undefined;
  for (const [name, value] of Object.entries(props)) {
    const word = words[name];
    if (word === undefined) attributes[name] = value;
    else if (value !== undefined && value !== false) style = { ...style, ...word(value) };
  }
  return [style, attributes];
}
