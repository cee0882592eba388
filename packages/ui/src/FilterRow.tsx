import type { ReactNode } from 'react';
import classes from './FilterRow.module.css';

interface FilterRowProps {
  /** The first field is not a search, so it needs no more room than the others. */
  readonly withoutSearch?: boolean;
  readonly children: ReactNode;
}

/**
 * The filter fields of a list, side by side. The search comes first, is wider, and has its own line on a
 * phone. Without a search the fields share two columns on a phone, if there are enough of them.
 */
export function FilterRow({ withoutSearch = false, children }: FilterRowProps) {
  return (
    <div className={classes.filters} data-even={withoutSearch || undefined}>
      {children}
    </div>
  );
}
