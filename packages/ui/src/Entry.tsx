import type { ReactNode } from 'react';
import classes from './Entry.module.css';
import { Box, Grid, Muted, Row } from './Layout.tsx';
import { Card } from './Page.tsx';

interface Inside {
  readonly children: ReactNode;
}

/** A list of cards: items to handle, or messages. */
export function EntryList<Row extends { readonly id: string }>(props: {
  label?: string;
  rows: readonly Row[];
  gap?: 12 | 16;
  children: (row: Row) => ReactNode;
}) {
  return (
    <Grid as="ul" gap={props.gap ?? 12} aria-label={props.label}>
      {props.rows.map((row) => (
        <li key={row.id}>{props.children(row)}</li>
      ))}
    </Grid>
  );
}

/** `EntryList` for the rows of a paged list. */
export const entryListRenderer =
  <Row extends { readonly id: string }>(label: string, entry: (row: Row) => ReactNode) =>
  (rows: readonly Row[]) => (
    <EntryList label={label} rows={rows}>
      {entry}
    </EntryList>
  );

/** Cards below one another inside a larger part. */
export function EntryStack({ children }: Inside) {
  return <Grid gap={12}>{children}</Grid>;
}

/** A card of one item: its text and its actions. */
export function EntryCard({
  label,
  tone,
  tight,
  children,
}: Inside & { label?: string; tone?: 'warning' | 'danger' | undefined; tight?: boolean }) {
  return (
    <Card {...(tone ? { tone } : {})} {...(tight ? { tight } : {})}>
      <article className={classes.entry} aria-label={label}>
        {children}
      </article>
    </Card>
  );
}

/** Elements in a row; `apart` pushes the last to the far edge. */
export function EntryLine({ apart, children }: Inside & { apart?: boolean }) {
  return (
    <div className={classes.line} data-apart={apart || undefined}>
      {children}
    </div>
  );
}

/** Less important text. */
export function EntryNote({ children }: Inside) {
  return <Muted>{children}</Muted>;
}

/** Another person's answer. */
export function EntryReply({ children }: Inside) {
  return (
    <Box pad={12} fill="bg" round="control">
      {children}
    </Box>
  );
}

export function EntryActions({ children }: Inside) {
  return (
    <Row gap={8} wrap align="center">
      {children}
    </Row>
  );
}
