import { Box, Row } from '@crossdock/ui/Layout.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import type { ComponentProps, ReactNode } from 'react';

/** A line of a list of amounts (`dl`): its name, and the amount at the far edge. */
export function AmountLine({ name, ...money }: ComponentProps<typeof Money> & { name: ReactNode }) {
  return (
    <Row gap={12} justify="between">
      <dt>{name}</dt>
      <Box as="dd">
        <Money {...money} />
      </Box>
    </Row>
  );
}
