import type { ReactNode } from 'react';
import { Row, TickBox } from './Layout.tsx';

interface TickRowProps {
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly text: ReactNode;
  /** For choices that make up an order: a larger box, and the pointer of a button. */
  readonly large?: boolean;
  /** The text has several lines, and the box is beside the first line. */
  readonly top?: boolean;
}

/** A checkbox with its text beside it. A press anywhere on the row ticks it. */
export function TickRow({ checked, disabled, onChange, text, large, top }: TickRowProps) {
  return (
    <Row
      as="label"
      gap={12}
      align={top ? 'start' : 'center'}
      pad={top ? [10, 0] : undefined}
      minHeight={44}
      clickable={large}
    >
      <TickBox
        square={large ? 22 : undefined}
        above={top ? 2 : undefined}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {text}
    </Row>
  );
}
