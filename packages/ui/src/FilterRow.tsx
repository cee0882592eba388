import type { ReactNode } from 'react';
import classes from './FilterRow.module.css';

interface FilterRowProps {
  /** The first field is no search, so it needs no more room than the others. */
  readonly withoutSearch?: boolean;
  readonly children: ReactNode;
}

/**
 * The fields that narrow a list, side by side. The search comes first, is wider, and has its own line on a phone. Without
 * a search that is so only if the fields would not fill two columns.
 */
export function FilterRow({ withoutSearch = false, children }: FilterRowProps) {
  return (
    <div className={classes.filters} data-even={withoutSearch || undefined}>
      {children}
    </div>
  );
}
