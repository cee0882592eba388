import { createElement, type ReactNode } from 'react';
import classes from './Layout.module.css';
import {
  arrangement,
  cells,
  columns,
  type Drawn,
  laterColumns,
  lineBreaks,
  parted,
  place,
  type Tag,
  type Values,
  type Words,
} from './place.ts';

const stackWords = { ...place, ...arrangement };
const rowWords = { ...stackWords, ...lineBreaks };
const gridWords = { ...stackWords, ...cells, ...columns };
const splitWords = { ...stackWords, ...cells, ...laterColumns };

interface Common {
  /** In the midst of a line of text. */
  readonly inline?: boolean;
  /** A line between it and the one before. */
  readonly lineBetween?: boolean;
  /** On the screen alone, not on paper. */
  readonly unprinted?: boolean;
  /** An icon stands beside the first line of the words. */
  readonly firstLine?: boolean;
  /** For those who listen, not for those who look. */
  readonly spoken?: boolean;
  /** Takes no room as long as nothing is in it. */
  readonly ifAny?: boolean;
  /** Lights up under a mouse: something that is pressed. */
  readonly hovers?: boolean;
}

/** One below the other, each as high as it is. */
export function Stack<T extends Tag = 'div'>(props: Drawn<T, Values<typeof stackWords> & Common>) {
  return draw(classes.stack, stackWords, props);
}

/** Side by side; with `wrap` what finds no room goes to the next line. */
export function Row<T extends Tag = 'div'>(props: Drawn<T, Values<typeof rowWords> & Common>) {
  return draw(classes.row, rowWords, props);
}

/** A row whose parts stand at both ends, and below each other where room is short: a heading with its buttons. */
export function Bar<T extends Tag = 'div'>(props: Drawn<T, Values<typeof rowWords> & Common>) {
  return draw(classes.row, rowWords, { wrap: true, align: 'center', justify: 'between', ...props });
}

/** Cells in columns; without `columns` one column, whose rows share the height that is left. */
export function Grid<T extends Tag = 'div'>(props: Drawn<T, Values<typeof gridWords> & Common>) {
  return draw(classes.grid, gridWords, props);
}

/** One column on a phone, more from 768 px (`tablet`) or 992 px (`desktop`) on. */
export function Split<T extends Tag = 'div'>({
  from = 'tablet',
  ifTwo,
  lastFills,
  ...props
}: Drawn<T, Values<typeof splitWords> & Common> & {
  readonly from?: 'tablet' | 'desktop';
  /** A part that is alone keeps the whole width. */
  readonly ifTwo?: boolean;
  /** In two columns: the last one, alone in its row, takes all of it. */
  readonly lastFills?: boolean;
}) {
  const phone = props.phone === undefined ? '' : ` ${classes.phone}`;
  const alone = `${ifTwo ? ` ${classes.ifTwo}` : ''}${lastFills ? ` ${classes.lastFills}` : ''}`;
  return draw(`${classes.grid}${phone} ${classes[from]}${alone}`, splitWords, props);
}

/** An element in its own place that arranges nothing. */
export function Box<T extends Tag = 'div'>(props: Drawn<T, Values<typeof place> & Common>) {
  return draw(undefined, place, props);
}

/** Words: their size, weight and tone. */
export function Text<T extends Tag = 'span'>(props: Drawn<T, Values<typeof place> & Common>) {
  return draw(undefined, place, { as: 'span', ...props });
}

/** What is said beside the matter: small, in the muted tone. */
export function Muted<T extends Tag = 'span'>(props: Drawn<T, Values<typeof place> & Common>) {
  return draw(undefined, place, { as: 'span', tone: 'muted', size: 14, ...props });
}

/** A picture. */
export function Photo(props: Drawn<'img', Values<typeof place>> & { readonly alt: string }) {
  return draw(undefined, place, { ...props, as: 'img' });
}

/** A choice without a label of its own, as large as a finger needs together with what lies around. */
export function Tick(props: Drawn<'input', Values<typeof place>> & { readonly type: 'checkbox' | 'radio' }) {
  return draw(classes.tick, place, { ...props, as: 'input' });
}

/** The words of `details` that open them, pressed like a link. */
export function OpensMore({ children }: { readonly children: ReactNode }) {
  return (
    <Row as="summary" inline align="center" minHeight={44} tone="link" clickable>
      {children}
    </Row>
  );
}

const unset = /^([oud]l|dd|fieldset|legend|figure|h4|blockquote|pre|button)$/;

function draw(
  kind: string | undefined,
  words: Words,
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
  const [style, attributes] = parted(words, others);
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
