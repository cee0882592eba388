import type { ReactNode } from 'react';
import classes from './Entry.module.css';
import { Box, Muted, Row } from './Layout.tsx';
import { Card } from './Page.tsx';

interface Inside {
  readonly children: ReactNode;
}

/** What waits or was said, a card each. */
export function EntryList<Row extends { readonly id: string }>(props: {
  label: string;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}) {
  return (
    <ul className={classes.list} aria-label={props.label}>
      {props.rows.map((row) => (
        <li key={row.id}>{props.children(row)}</li>
      ))}
    </ul>
  );
}

/** The same, as what a list by pages shows of its rows. */
export const asEntries =
  <Row extends { readonly id: string }>(label: string, entry: (row: Row) => ReactNode) =>
  (rows: readonly Row[]) => (
    <EntryList label={label} rows={rows}>
      {entry}
    </EntryList>
  );

/** Entries below one another where they are a part of something larger. */
export function EntryStack({ children }: Inside) {
  return <div className={classes.list}>{children}</div>;
}

/** A card of one thing: what is said of it and what can be done to it. */
export function Entry({
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

/** What stands beside one another; `apart` pushes the last to the far edge. */
export function EntryLine({ apart, children }: Inside & { apart?: boolean }) {
  return (
    <div className={classes.line} data-apart={apart || undefined}>
      {children}
    </div>
  );
}

/** What weighs less than the rest. */
export function EntryNote({ children }: Inside) {
  return <Muted>{children}</Muted>;
}

/** What somebody else says to it. */
export function EntryAnswer({ children }: Inside) {
  return (
    <Box pad={12} fill="bg" round="control">
      {children}
    </Box>
  );
}

export function EntryActions({ children }: Inside) {
  return (
    <Row gap={8} wrap>
      {children}
    </Row>
  );
}
