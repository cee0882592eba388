import { Box, Row } from '@crossdock/ui/Layout.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import type { ChangeProps } from './orderChangeTexts.ts';

/** Describes one change in one line of the order's history. */
export function OrderChangeEntry({
  t,
  change,
}: Pick<ChangeProps, 't'> & {
  change: { parts: ChangeProps['preview']['parts']; beforeMinor: number; afterMinor: number };
}) {
  return (
    <Box as="span">
      {change.parts.map((part) => t(`orders.change.part.${part}`)).join(' · ')}{' '}
      <Row as="span" gap={4} inline>
        <Money minor={change.beforeMinor} muted /> → <Money minor={change.afterMinor} />
      </Row>
    </Box>
  );
}
