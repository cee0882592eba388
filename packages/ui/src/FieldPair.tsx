import type { ReactNode } from 'react';
import classes from './FieldPair.module.css';

/**
 * Fields in pairs from a tablet's width on. Their inputs line up at the bottom, unless one has an error below
 * it.
 */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
