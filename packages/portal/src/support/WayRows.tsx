import { Muted } from '@crossdock/ui/Layout.tsx';
import { t } from '../shell/i18n.ts';
import type { Way } from './contactWays.ts';
import classes from './support.module.css';

export function WayRows({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className={classes.ways}>
      {ways.map((way) => (
        <li key={way.text}>
          <WayRow way={way} />
        </li>
      ))}
    </ul>
  );
}

function WayRow({ way: { text, icon: Picture, value, href } }: { way: Way }) {
  const inside = (
    <>
      <Picture size={24} stroke={1.6} aria-hidden />
      <span>
        <Muted block>{t(text)}</Muted>
        <span className={classes.value}>{value}</span>
      </span>
    </>
  );
  if (href === undefined) return <div className={classes.way}>{inside}</div>;
  const outside = href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={classes.way} href={href} {...outside}>
      {inside}
    </a>
  );
}
