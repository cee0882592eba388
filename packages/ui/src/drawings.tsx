import type { ReactNode } from 'react';
import classes from './pictures.module.css';

export type PictureName =
  | 'parcels'
  | 'orders'
  | 'search'
  | 'addresses'
  | 'wallet'
  | 'soon'
  | 'lost'
  | 'broken'
  | 'done'
  | 'person';

/** The drawing of an empty state. It is loaded separately, because most lists have rows. */
export default function Drawing({ name }: { name: PictureName }): ReactNode {
  return drawings[name];
}

const box = (
  <>
    <path d="M44 46 80 32l36 14v38L80 100 44 84Z" className={classes.paper} />
    <path d="M44 46 80 60l36-14M80 60v40" className={classes.line} />
    <path d="m61 39 36 14v14l-8-4-8 5V60" className={classes.fill} />
  </>
);

const drawings = {
  parcels: (
    <>
      {box}
      <path d="M22 34h14M16 48h14M24 62h8" className={classes.line} />
    </>
  ),
  orders: (
    <>
      <rect x="48" y="20" width="64" height="80" rx="8" className={classes.paper} />
      <path d="M62 42h36M62 56h36M62 70h22" className={classes.line} />
      <circle cx="108" cy="84" r="18" className={classes.fill} />
      <path d="m100 84 6 6 11-12" className={classes.onFill} />
    </>
  ),
  search: (
    <>
      <rect x="34" y="30" width="60" height="66" rx="8" className={classes.paper} />
      <path d="M48 48h32M48 62h20" className={classes.line} />
      <circle cx="98" cy="66" r="22" className={classes.glass} />
      <path d="m114 82 18 18" className={classes.thick} />
    </>
  ),
  addresses: (
    <>
      <path d="m26 44 34-14 40 14 34-14v56l-34 14-40-14-34 14Z" className={classes.paper} />
      <path d="M60 30v56M100 44v56" className={classes.line} />
      <path
        d="M80 22c13 0 22 9 22 21 0 15-22 33-22 33S58 58 58 43c0-12 9-21 22-21Z"
        className={classes.fill}
      />
      <circle cx="80" cy="43" r="8" className={classes.hole} />
    </>
  ),
  wallet: (
    <>
      <rect x="32" y="38" width="96" height="60" rx="10" className={classes.paper} />
      <path d="M32 54h96" className={classes.line} />
      <path d="m48 38 52-18 7 18" className={classes.line} />
      <rect x="96" y="62" width="40" height="20" rx="10" className={classes.fill} />
      <circle cx="108" cy="72" r="3.5" className={classes.hole} />
    </>
  ),
  soon: (
    <>
      <path d="M38 98V58l42-26 42 26v40Z" className={classes.paper} />
      <path d="M62 98V70h36v28" className={classes.line} />
      <circle cx="116" cy="44" r="22" className={classes.fill} />
      <path d="M116 32v13l8 6" className={classes.onFill} />
    </>
  ),
  lost: (
    <>
      <path d="M80 100V36" className={classes.thick} />
      <path d="M80 30h38l12 11-12 11H80Z" className={classes.fill} />
      <path d="M80 58H44L32 68l12 10h36Z" className={classes.paper} />
    </>
  ),
  broken: (
    <>
      <path d="M30 66a24 24 0 0 1 24-24h12" className={classes.thick} />
      <path d="M130 66a24 24 0 0 0-24-24H94" className={classes.thick} />
      <rect x="52" y="60" width="56" height="38" rx="8" className={classes.paper} />
      <path d="M66 76h.1M94 76h.1M68 88c6-5 18-5 24 0" className={classes.thick} />
      <path d="m80 26-5 12h10l-5 12" className={classes.line} />
    </>
  ),
  done: (
    <>
      {box}
      <circle cx="112" cy="38" r="20" className={classes.fill} />
      <path d="m103 38 7 7 12-13" className={classes.onFill} />
    </>
  ),
  person: (
    <>
      <rect x="26" y="32" width="108" height="68" rx="10" className={classes.paper} />
      <circle cx="56" cy="58" r="11" className={classes.fill} />
      <path d="M38 86c2-11 9-15 18-15s16 4 18 15Z" className={classes.fill} />
      <path d="M88 52h32M88 66h32M88 80h20" className={classes.line} />
    </>
  ),
} as const;
