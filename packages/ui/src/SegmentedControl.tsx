import { SegmentedControl as MantineSegmentedControl, type SegmentedControlProps } from '@mantine/core';
import MantineFrame from './MantineFrame.tsx';

/** Mantine's control with its provider, so that screens without one load nothing of Mantine. */
export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>) {
  return (
    <MantineFrame>
      <MantineSegmentedControl {...props} />
    </MantineFrame>
  );
}
