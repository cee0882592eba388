import type { ReactNode } from 'react';
import classes from './StickyAction.module.css';

/** The one next action, stuck to the bottom on a phone (above the bottom bar) and in place on a desktop. */
export function StickyAction({ summary, children }: { summary?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.bar} data-sticky-action>
      {summary ? <div className={classes.summary}>{summary}</div> : null}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
