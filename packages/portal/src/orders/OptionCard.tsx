import { Grid, Text, TickBox } from '@crossdock/ui/Layout.tsx';
import type { ReactNode } from 'react';
import classes from './consolidate.module.css';

interface OptionCardProps {
  /** The group of cards from which only one can be chosen. Without a group, any number of cards may be chosen. */
  readonly oneOf?: 'destination' | 'channel';
  readonly title: ReactNode;
  readonly chosen: boolean;
  readonly disabled?: boolean;
  /** The option does not fit the other choices, and the children say why. */
  readonly problem?: boolean;
  readonly onChoose: () => void;
  readonly picture?: ReactNode;
  readonly price?: ReactNode;
  readonly children: ReactNode;
}

/** A parcel, destination, shipping method or declarer as a card to choose for an order. */
export function OptionCard({ oneOf, disabled, ...props }: OptionCardProps) {
  return (
    <label
      className={classes.option}
      data-impossible={(oneOf && disabled) || undefined}
      data-problem={props.problem || undefined}
    >
      <TickBox
        square={22}
        above={2}
        type={oneOf ? 'radio' : 'checkbox'}
        name={oneOf}
        disabled={disabled}
        checked={props.chosen}
        onChange={props.onChoose}
      />
      {props.picture}
      <Grid as="span" gap={2} grow minWidth={0} size={14}>
        <Text size={16} strong>
          {props.title}
        </Text>
        {props.children}
      </Grid>
      {props.price}
    </label>
  );
}
