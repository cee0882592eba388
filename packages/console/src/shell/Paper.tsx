import { Barcode } from '@crossdock/ui/Barcode.tsx';
import { Box } from '@crossdock/ui/Layout.tsx';
import type { ReactNode } from 'react';
import classes from './Paper.module.css';

interface PaperTableProps {
  readonly label: string;
  /** The class of what only this table has. */
  readonly className?: string | undefined;
  /** A barcode above it; empty: none. */
  readonly code?: string;
  readonly children: ReactNode;
}

/** A table that is used on the screen and printed: on paper it is black, dense, and no row is on two pages. */
export function PaperTable({ label, className, code = '', children }: PaperTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what is wider than the screen
    <section className={classes.frame} aria-label={label} tabIndex={0}>
      <table className={className ? `${classes.table} ${className}` : classes.table} aria-label={label}>
        {code === '' ? null : (
          <caption className={classes.code}>
            <Box maxWidth={260} pad={[8, 0]}>
              <Barcode text={code} />
              <strong>{code}</strong>
            </Box>
          </caption>
        )}
        {children}
      </table>
    </section>
  );
}

interface PaperLabel {
  /** What the barcode says. */
  readonly text: string;
  readonly children: ReactNode;
}

/**
 * Labels to be printed and cut out: a barcode, its text, and some words. On paper they begin a page, three
 * in a row, or two wide ones.
 */
export function PaperLabels({ labels, wide }: { labels: readonly PaperLabel[]; wide?: true }) {
  return (
    <ul className={classes.labels} data-wide={wide}>
      {labels.map(({ text, children }) => (
        <li key={text} data-sheet={text}>
          <Barcode text={text} />
          <strong>{text}</strong>
          {children}
        </li>
      ))}
    </ul>
  );
}
