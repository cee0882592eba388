import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { renderText } from '@crossdock/ui/renderText.ts';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';

interface FeeChangedDialogProps {
  readonly failure: CallFailure | null;
  readonly busy: boolean;
  readonly onAgain: (totalMinor: number) => void;
  readonly onClose: () => void;
}

/** The total has changed. Shows the old and the new one side by side, and asks whether to continue. */
export function FeeChangedDialog({ failure, busy, onAgain, onClose }: FeeChangedDialogProps) {
  const formatting = useFormatting();
  if (failure?.error !== 'order.feeChanged') return null;
  const seen = Number(failure.params.seenMinor);
  const total = Number(failure.params.totalMinor);
  return (
    <ConfirmDialog
      opened
      title={t('consolidate.changed.title')}
      confirmLabel={t('consolidate.changed.again')}
      cancelLabel={t('consolidate.changed.look')}
      busy={busy}
      onConfirm={() => onAgain(total)}
      onClose={onClose}
    >
      <p>{renderText(failure.message)}</p>
      <Facts
        facts={[
          [t('consolidate.changed.before'), <Money key="b" minor={seen} muted />],
          [t('consolidate.changed.now'), <Money key="n" minor={total} emphasis />],
          [t('consolidate.changed.delta'), formatMoney(total - seen, formatting.currency, formatting, true)],
        ]}
      />
    </ConfirmDialog>
  );
}
