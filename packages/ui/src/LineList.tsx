import type { ReactNode } from 'react';
import { Box } from './Layout.tsx';

interface LineListProps<Row> {
  readonly label?: string;
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
  /** Rows that get the attribute `data-new`. */
  readonly isNew?: (row: Row) => boolean;
}

/** A list whose rows are divided by lines. */
export function LineList<Row extends { readonly id: string }>(props: LineListProps<Row>) {
  return (
    <Box as="ul" aria-label={props.label}>
      {props.rows.map((row) => (
        <Box as="li" lineBetween key={row.id} data-new={props.isNew?.(row) || undefined}>
          {props.children(row)}
        </Box>
      ))}
    </Box>
  );
}
