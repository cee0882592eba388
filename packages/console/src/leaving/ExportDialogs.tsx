import { showMessage } from '@crossdock/ui/message.ts';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import type { ExportRow } from './exportColumns.tsx';

export function StartDialog({ onClose }: { onClose: () => void }) {
  const start = useSubmit('startShopExport', {
    refreshes: ['listShopExports'],
    onDone: () => showMessage('success', t('leaving.started')),
  });
  return (
    <ConfirmDialog
      opened
      title={t('leaving.start')}
      confirmLabel={t('leaving.start')}
      busy={start.busy}
      onConfirm={() => void start.submit({}).then(onClose)}
      onClose={onClose}
    >
      <p>{t('leaving.start.text')}</p>
    </ConfirmDialog>
  );
}

/** Cancels an export that is being written, or removes one that is ready. */
export function EndDialog({ row, onClose }: { row: ExportRow; onClose: () => void }) {
  const end = useSubmit('endShopExport', {
    refreshes: ['listShopExports'],
    onDone: () => showMessage('success', t('leaving.ended')),
  });
  const isWriting = row.state === 'writing';
  const label = isWriting ? t('leaving.cancel') : t('leaving.remove');
  return (
    <ConfirmDialog
      opened
      danger
      title={label}
      confirmLabel={label}
      busy={end.busy}
      onConfirm={() => void end.submit({ id: row.id }).then(onClose)}
      onClose={onClose}
    >
      <p>{isWriting ? t('leaving.cancel.text') : t('leaving.remove.text')}</p>
    </ConfirmDialog>
  );
}
