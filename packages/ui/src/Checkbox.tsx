import { type CheckboxProps, Checkbox as MantineCheckbox } from '@mantine/core';
import MantineFrame from './MantineFrame.tsx';

/** Mantine's checkbox with its provider, so that screens without one load nothing of Mantine. */
export function Checkbox(props: CheckboxProps) {
  return (
    <MantineFrame>
      <MantineCheckbox {...props} />
    </MantineFrame>
  );
}
