import { type CheckboxProps, Checkbox as MantineCheckbox } from '@mantine/core';
import MantineFrame from './MantineFrame.tsx';

/** Mantine's, with what it needs around it: a screen without one loads nothing of Mantine. */
export function Checkbox(props: CheckboxProps) {
  return (
    <MantineFrame>
      <MantineCheckbox {...props} />
    </MantineFrame>
  );
}
