import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import type { ReactNode } from 'react';

/** Figures side by side, each under its label. */
export function FigureRow({ of }: { of: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Row gap={[8, 24]} wrap>
      {of.map(([label, value]) => (
        <Stack key={label} gap={4}>
          <Text size={14} tone="muted">
            {label}
          </Text>
          <Text strong>{value}</Text>
        </Stack>
      ))}
    </Row>
  );
}
