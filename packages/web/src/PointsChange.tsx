import { Text } from '@crossdock/ui/Layout.tsx';
import { Count } from '@crossdock/ui/values.tsx';

/** The change of the points with its sign: `+20` or `-20`. */
export function PointsChange({ amount }: { amount: number }) {
  return (
    <Text strong tone={amount > 0 ? 'success' : undefined}>
      {amount > 0 ? '+' : ''}
      <Count n={amount} />
    </Text>
  );
}
