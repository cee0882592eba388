import { Row } from './Layout.tsx';
import classes from './RadioBar.module.css';

export interface RadioBarProps<V extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [V, string])[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** A choice among a few options that are all visible at once. */
export function RadioBar<V extends string>({ name, label, options, value, onChange }: RadioBarProps<V>) {
  return (
    <Row as="fieldset" gap={4} pad={4} minWidth={0} fill="bg" round="control" aria-label={label}>
      {options.map(([option, text]) => (
        <label key={option} className={classes.choice}>
          <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
          {text}
        </label>
      ))}
    </Row>
  );
}
