import type { ReactNode } from 'react';
import { Grid, Muted } from './Layout.tsx';
import classes from './PictureRows.module.css';

export interface PictureRow {
  readonly key: string;
  readonly picture: { readonly full: string; readonly thumb: string; readonly alt: string };
  readonly text: ReactNode;
  /** Muted, below the text. */
  readonly note: ReactNode;
  /** At the end of the row: an amount, a button. */
  readonly end?: ReactNode;
}

/** Items with a picture each that opens large, such as receipts. */
export function PictureRows({ rows }: { rows: readonly PictureRow[] }) {
  return (
    <ul className={classes.list}>
      {rows.map(({ key, picture, text, note, end }) => (
        <li key={key}>
          <a href={picture.full} target="_blank" rel="noreferrer">
            <img src={picture.thumb} alt={picture.alt} loading="lazy" />
          </a>
          <Grid as="span" grow minWidth={0}>
            <span>{text}</span>
            <Muted>{note}</Muted>
          </Grid>
          {end}
        </li>
      ))}
    </ul>
  );
}
