import { Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import type { ReactNode } from 'react';
import classes from './consolidate.module.css';

/** An option of the order, with what it means. */
export function Check(props: {
  checked: boolean;
  label: string;
  hint: ReactNode;
  onChange: (yes: boolean) => void;
}) {
  return (
    <label className={classes.check}>
      <input
        className={classes.mark}
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <Grid as="span" gap={2} grow minWidth={0} size={14}>
        <Text size={16} strong>
          {props.label}
        </Text>
        <Muted size={13}>{props.hint}</Muted>
      </Grid>
    </label>
  );
}
