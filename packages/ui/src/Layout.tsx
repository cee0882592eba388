import { createElement, type ReactNode } from 'react';
import classes from './Layout.module.css';
import {
  arrangementProps,
  baseStyleProps,
  breakpointColumnProps,
  columnProps,
  gridCellProps,
  type PrimitiveProps,
  type StylePropFunctions,
  type StyleValues,
  splitStyleProps,
  type Tag,
  wrapProps,
} from './styleProps.ts';

const stackWords = { ...baseStyleProps, ...arrangementProps };
const rowWords = { ...stackWords, ...wrapProps };
const gridWords = { ...stackWords, ...gridCellProps, ...columnProps };
const splitWords = { ...stackWords, ...gridCellProps, ...breakpointColumnProps };

interface Common {
  /** Within a line of text. */
  readonly inline?: boolean;
  /** A line between this child and the one before. */
  readonly lineBetween?: boolean;
  /** Not printed. */
  readonly unprinted?: boolean;
  /** Aligns an icon with the first line of the text. */
  readonly firstLine?: boolean;
  /** Only for screen readers. */
  readonly spoken?: boolean;
  /** Takes no room while it is empty. */
  readonly ifAny?: boolean;
  /** Highlighted under a mouse, for elements that can be pressed. */
  readonly hovers?: boolean;
}

/** Stacks its children, each with its own height. */
export function Stack<T extends Tag = 'div'>(
  props: PrimitiveProps<T, StyleValues<typeof stackWords> & Common>,
) {
  return draw(classes.stack, stackWords, props);
}

/** Puts its children side by side; with `wrap` those that do not fit go to the next line. */
export function Row<T extends Tag = 'div'>(props: PrimitiveProps<T, StyleValues<typeof rowWords> & Common>) {
  return draw(classes.row, rowWords, props);
}

/** A row with its children at both ends, stacked if there is too little room: a heading with its buttons. */
export function Bar<T extends Tag = 'div'>(props: PrimitiveProps<T, StyleValues<typeof rowWords> & Common>) {
  return draw(classes.row, rowWords, { wrap: true, align: 'center', justify: 'between', ...props });
}

/** Cells in columns. Without `columnProps` it is one column whose rows share the remaining height. */
export function Grid<T extends Tag = 'div'>(
  props: PrimitiveProps<T, StyleValues<typeof gridWords> & Common>,
) {
  return draw(classes.grid, gridWords, props);
}

/** One column on a phone, more from 768 px (`tablet`) or 992 px (`desktop`) on. */
export function Split<T extends Tag = 'div'>({
  from = 'tablet',
  ifTwo,
  lastFills,
  ...props
}: PrimitiveProps<T, StyleValues<typeof splitWords> & Common> & {
  readonly from?: 'tablet' | 'desktop';
  /** A single child keeps the whole width. */
  readonly ifTwo?: boolean;
  /** In two columns, the last child takes the whole row if it is alone in it. */
  readonly lastFills?: boolean;
}) {
  const phone = props.phone === undefined ? '' : ` ${classes.phone}`;
  const alone = `${ifTwo ? ` ${classes.ifTwo}` : ''}${lastFills ? ` ${classes.lastFills}` : ''}`;
  return draw(`${classes.grid}${phone} ${classes[from]}${alone}`, splitWords, props);
}

/** An element with placement props that does not lay out its children. */
export function Box<T extends Tag = 'div'>(
  props: PrimitiveProps<T, StyleValues<typeof baseStyleProps> & Common>,
) {
  return draw(undefined, baseStyleProps, props);
}

/** Text with its size, weight and tone. */
export function Text<T extends Tag = 'span'>(
  props: PrimitiveProps<T, StyleValues<typeof baseStyleProps> & Common>,
) {
  return draw(undefined, baseStyleProps, { as: 'span', ...props });
}

/** Secondary text: small and muted. */
export function Muted<T extends Tag = 'span'>(
  props: PrimitiveProps<T, StyleValues<typeof baseStyleProps> & Common>,
) {
  return draw(undefined, baseStyleProps, { as: 'span', tone: 'muted', size: 14, ...props });
}

/** An `img` with the layout props. */
export function Photo(
  props: PrimitiveProps<'img', StyleValues<typeof baseStyleProps>> & { readonly alt: string },
) {
  return draw(undefined, baseStyleProps, { ...props, as: 'img' });
}

/** A checkbox or radio without a label, with a touch target as large as a finger. */
export function TickBox(
  props: PrimitiveProps<'input', StyleValues<typeof baseStyleProps>> & {
    readonly type: 'checkbox' | 'radio';
  },
) {
  return draw(classes.tick, baseStyleProps, { ...props, as: 'input' });
}

/** The `summary` text of `details`, pressed like a link. */
export function DetailsSummary({ children }: { readonly children: ReactNode }) {
  return (
    <Row as="summary" inline align="center" minHeight={44} tone="link" clickable>
      {children}
    </Row>
  );
}

const unset = /^([oud]l|dd|fieldset|legend|figure|h4|blockquote|pre|button)$/;

function draw(
  kind: string | undefined,
  words: StylePropFunctions,
  {
    as = 'div',
    inline,
    lineBetween,
    unprinted,
    firstLine,
    spoken,
    ifAny,
    hovers,
    ...others
  }: Common & { readonly as?: Tag },
) {
  const [style, attributes] = splitStyleProps(words, others);
  const names = [
    kind,
    unset.test(as) && classes.bare,
    inline && classes.inline,
    lineBetween && classes.lineBetween,
    unprinted && classes.unprinted,
    firstLine && classes.firstLine,
    spoken && classes.spoken,
    ifAny && classes.ifAny,
    hovers && classes.hovers,
  ];
  const className = names.filter(Boolean).join(' ') || undefined;
  return createElement(as, { ...attributes, className, style });
}
