import { Grid, Text, TickBox } from '@crossdock/ui/Layout.tsx';
import type { ReactNode } from 'react';
import classes from './consolidate.module.css';

/** A destination as a card to choose. An impossible one explains the reason in its children. */
export function DestinationOption(props: {
  title: string;
  chosen: boolean;
  possible: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className={classes.option} data-impossible={props.possible ? undefined : true}>
      <TickBox
        square={22}
        above={2}
        type="radio"
        name="destination"
        disabled={!props.possible}
        checked={props.chosen}
        onChange={props.onChoose}
      />
      <Grid as="span" gap={2} grow minWidth={0} size={14}>
        <Text size={16} strong>
          {props.title}
        </Text>
        {props.children}
      </Grid>
    </label>
  );
}
