import type { ComponentProps, ReactNode } from 'react';
import { Grid, Split } from './Layout.tsx';

interface TilesProps<Row> extends Omit<ComponentProps<typeof Split<'ul'>>, 'as' | 'gap' | 'children'> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
}

/** A list of cards in columns: `EntryList` shows them below one another. */
export function Tiles<Row extends { readonly id: string }>({
  label,
  rows,
  children,
  ...split
}: TilesProps<Row>) {
  return (
    <Split {...split} as="ul" gap={12} aria-label={label}>
      {rows.map((row) => (
        <Grid as="li" key={row.id}>
          {children(row)}
        </Grid>
      ))}
    </Split>
  );
}
