import { Barcode } from '@crossdock/ui/Barcode.tsx';
import { Box } from '@crossdock/ui/Layout.tsx';
import type { ReactNode } from 'react';
import classes from './Paper.module.css';

interface PaperTableProps {
  readonly label: string;
  /** The class of styles for this table only. */
  readonly className?: string | undefined;
  /** The text of a barcode above the table; empty for none. */
  readonly code?: string;
  readonly children: ReactNode;
}

/** A table for screen and print: on paper it is black and dense, and no row is split across pages. */
export function PrintTable({ label, className, code = '', children }: PaperTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll a wide table
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
  /** The text of the barcode. */
  readonly text: string;
  readonly children: ReactNode;
}

/**
 * Labels to print and cut out: a barcode, its text, and some words. On paper they start a new page, three in
 * a row, or two wide ones.
 */
export function PrintLabels({ labels, wide }: { labels: readonly PaperLabel[]; wide?: true }) {
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
