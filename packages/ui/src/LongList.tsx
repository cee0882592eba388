import { type ReactNode, useState } from 'react';
import classes from './LongList.module.css';

/** Rows drawn above and below the visible ones, so that fast scrolling shows no gap. */
const spare = 6;

/**
 * A list of any length in its own frame: only visible rows are drawn. With up to `rowsInFrame` rows the frame is as
 * high as they are.
 */
export function LongList<T>(props: {
  label: string;
  rows: readonly T[];
  rowKey: (row: T) => string;
  rowPx: number;
  rowsInFrame?: number;
  children: (row: T) => ReactNode;
}) {
  const { rows, rowPx, rowsInFrame = 7 } = props;
  const [top, setTop] = useState(0);
  const framePx = Math.min(rows.length, rowsInFrame) * rowPx;
  const first = Math.max(0, Math.min(Math.floor(top / rowPx), rows.length - rowsInFrame) - spare);
  const shown = rows.slice(first, first + rowsInFrame + 2 * spare + 1);
  const scrolls = rows.length > rowsInFrame;
  return (
    <div
      className={classes.frame}
      style={{ height: framePx }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      // A scrolling frame must be reachable by keyboard.
      {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': props.label } : {})}
    >
      <ul className={classes.rows} style={{ height: rows.length * rowPx }} aria-label={props.label}>
        {shown.map((row, at) => (
          <li
            key={props.rowKey(row)}
            className={classes.row}
            style={{ height: rowPx, top: (first + at) * rowPx }}
            aria-setsize={rows.length}
            aria-posinset={first + at + 1}
          >
            {props.children(row)}
          </li>
        ))}
      </ul>
    </div>
  );
}
