import { Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { TickRow } from '@crossdock/ui/TickRow.tsx';
import type { ReactNode } from 'react';

/** An option of the order, with an explanation. */
export function OptionCheckbox(props: {
  checked: boolean;
  label: string;
  hint: ReactNode;
  onChange: (yes: boolean) => void;
}) {
  const text = (
    <Grid as="span" gap={2} grow minWidth={0} size={14}>
      <Text size={16} strong>
        {props.label}
      </Text>
      <Muted size={13}>{props.hint}</Muted>
    </Grid>
  );
  return <TickRow large top text={text} checked={props.checked} onChange={props.onChange} />;
}
