import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';

interface CheckListProps<V> {
  readonly legend: string;
  readonly hint?: string | undefined;
  /** All values, in the order in which they are shown and returned. */
  readonly all: readonly V[];
  readonly chosen: readonly V[];
  readonly labelOf: (value: V) => string;
  readonly onChange: (chosen: V[]) => void;
  readonly error?: string | undefined;
}

/** Chooses any number of a few values, with a tick box for each. */
export function CheckList<V extends string | number>(props: CheckListProps<V>) {
  const { all, chosen } = props;
  const turned = (value: V) =>
    all.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)));
  return (
    <Row as="fieldset" gap={[8, 20]} wrap>
      <Legend size={14}>{props.legend}</Legend>
      {props.hint ? (
        <Muted as="p" ownLine>
          {props.hint}
        </Muted>
      ) : null}
      {all.map((value) => (
        <Checkbox
          key={value}
          label={props.labelOf(value)}
          checked={chosen.includes(value)}
          onChange={() => props.onChange(turned(value))}
        />
      ))}
      {props.error ? (
        <Text as="p" ownLine tone="danger" role="alert">
          {props.error}
        </Text>
      ) : null}
    </Row>
  );
}
