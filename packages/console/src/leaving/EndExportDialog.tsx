import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';
import type { ExportRow } from './exportColumns.tsx';

/** Cancels an export that is being written, or removes one that is ready. */
export function EndExportDialog({ row, onClose }: { row: ExportRow; onClose: () => void }) {
  const isWriting = row.state === 'writing';
  const label = isWriting ? t('leaving.cancel') : t('leaving.remove');
  return (
    <ConfirmCall
      call="endShopExport"
      input={{ id: row.id }}
      refreshes={['listShopExports']}
      done={t('leaving.ended')}
      danger
      title={label}
      confirmLabel={label}
      text={isWriting ? t('leaving.cancel.text') : t('leaving.remove.text')}
      onClose={onClose}
    />
  );
}
