import type { ReactNode } from 'react';
import classes from './FieldPair.module.css';

/** Fields two by two from a tablet's width on. Their inputs line up at the bottom, until an error stands below one. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
