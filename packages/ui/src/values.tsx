import { Children, type ReactNode } from 'react';
import { formatMoney, formatNumber, formatSize, formatWeight, formatWhen, type WhenStyle } from './format.ts';
import { useFormatting } from './UiProvider.tsx';
import classes from './values.module.css';

/** The class of a link between lines of text, with a finger-sized touch target. */
export const touchTargetClass = classes.tap;

/** An amount in minor units. `emphasis` for totals; `signed` shows + and − and colours them. */
export function Money(props: {
  minor: number;
  currency?: string;
  signed?: boolean;
  emphasis?: boolean;
  muted?: boolean;
}) {
  const formatting = useFormatting();
  const text = formatMoney(props.minor, props.currency ?? formatting.currency, formatting, props.signed);
  const sign = !props.signed || props.minor === 0 ? undefined : props.minor > 0 ? 'in' : 'out';
  return (
    <span
      className={classes.number}
      data-sign={sign}
      data-emphasis={props.emphasis || undefined}
      data-muted={props.muted || undefined}
    >
      {text}
    </span>
  );
}

export function Weight({ grams }: { grams: number }) {
  return <span className={classes.number}>{formatWeight(grams, useFormatting())}</span>;
}

/** Sides in millimetres, shown in centimetres. */
export function Size({
  lengthMm,
  widthMm,
  heightMm,
}: {
  lengthMm: number;
  widthMm: number;
  heightMm: number;
}) {
  return <span className={classes.number}>{formatSize([lengthMm, widthMm, heightMm], useFormatting())}</span>;
}

/** An instant on the shop's clock, with the machine-readable form for assistive technology and copying. */
export function When({ iso, style = 'full' }: { iso: string; style?: WhenStyle }) {
  return (
    <time className={classes.number} dateTime={iso}>
      {formatWhen(iso, style, useFormatting())}
    </time>
  );
}

/** A count or percentage, grouped as the reader writes it. */
export function Count({ n }: { n: number }) {
  return <span className={classes.number}>{formatNumber(n, useFormatting())}</span>;
}

/** A number that people copy or read out, such as a tracking number. */
export function Code({ children }: { children: string }) {
  return <span className={classes.code}>{children}</span>;
}

/** Short facts in a row with dots between them; no dot is left at a line end. */
export function InlineFacts({ children }: { children: ReactNode }) {
  return (
    <span className={classes.facts}>
      {Children.map(children, (fact) =>
        fact === null || fact === undefined || fact === '' || fact === false ? null : (
          <span className={classes.fact}>{fact}</span>
        ),
      )}
    </span>
  );
}
