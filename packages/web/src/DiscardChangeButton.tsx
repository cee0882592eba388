import { Button } from '@crossdock/ui/Button.tsx';
import type { useOrderChange } from './useOrderChange.ts';

interface DiscardChangeButtonProps {
  readonly t: (key: 'orders.change.undo') => string;
  readonly change: Pick<ReturnType<typeof useOrderChange>, 'begun' | 'onDraft'>;
}

/** A button that discards the whole draft of a change. Renders nothing if nothing was changed. */
export function DiscardChangeButton({ t, change }: DiscardChangeButtonProps) {
  if (!change.begun) return null;
  return (
    <Button look="outline" onClick={() => change.onDraft({})}>
      {t('orders.change.undo')}
    </Button>
  );
}
