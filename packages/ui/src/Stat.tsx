import type { ReactNode } from 'react';
import classes from './Stat.module.css';

/** One figure with its name; `note` explains or compares it. */
export function Stat({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div className={classes.stat}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{value}</span>
      {note ? <span className={classes.note}>{note}</span> : null}
    </div>
  );
}

/** Names and values in two columns: an address, a parcel's facts. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
