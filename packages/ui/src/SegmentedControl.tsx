import { SegmentedControl as MantineSegmentedControl, type SegmentedControlProps } from '@mantine/core';
import MantineFrame from './MantineFrame.tsx';

/** Mantine's, with what it needs around it: a screen without one loads nothing of Mantine. */
export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>) {
  return (
    <MantineFrame>
      <MantineSegmentedControl {...props} />
    </MantineFrame>
  );
}
