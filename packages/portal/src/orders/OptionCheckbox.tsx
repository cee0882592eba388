import { Grid, Muted, Row, Text, TickBox } from '@crossdock/ui/Layout.tsx';
import type { ReactNode } from 'react';

/** An option of the order, with what it means. */
export function OptionCheckbox(props: {
  checked: boolean;
  label: string;
  hint: ReactNode;
  onChange: (yes: boolean) => void;
}) {
  return (
    <Row as="label" gap={12} align="start" pad={[10, 0]} minHeight={44} clickable>
      <TickBox
        square={22}
        above={2}
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
    </Row>
  );
}
