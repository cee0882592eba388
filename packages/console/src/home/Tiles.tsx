import { Children, type ReactNode } from 'react';
import classes from './Dashboard.module.css';
import { arrangeTiles } from './grid.ts';

/** Tiles in full rows on every screen: the number of columns leaves the smallest gap, and the last tile fills it. */
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
