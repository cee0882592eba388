import type { ReactNode } from 'react';
import { Muted, Stack, Text } from './Layout.tsx';
import classes from './Stat.module.css';

/** One figure with its name; `note` explains or compares it. */
export function Stat({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <Stack minWidth={0}>
      <Muted size={12}>{label}</Muted>
      <Text size={20} strong lineHeight={1.5} figures>
        {value}
      </Text>
      {note ? <Muted size={12}>{note}</Muted> : null}
    </Stack>
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
