import { Children, type ReactNode } from 'react';
import classes from './Dashboard.module.css';
import { arrangeTiles } from './grid.ts';

/**
 * Shows tiles in full rows on every screen. The number of columns is the one that leaves the fewest free places in
 * the last row, and the last tile fills these places.
 */
export function Tiles({ label, children }: { label: string; children: ReactNode }) {
  const n = Children.count(children);
  const [phone, tablet, desktop] = [arrangeTiles(n, 2), arrangeTiles(n, 4), arrangeTiles(n, 6)];
  const style: Record<string, number> = {
    '--phone': phone.columns,
    '--phone-last': phone.last,
    '--tablet': tablet.columns,
    '--tablet-last': tablet.last,
    '--desktop': desktop.columns,
    '--desktop-last': desktop.last,
  };
  return (
    <nav className={classes.desks} aria-label={label} style={style}>
      {children}
    </nav>
  );
}
