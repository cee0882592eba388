import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';
import type { ExportRow } from './exportColumns.tsx';

export function StartDialog({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmCall
      call="startShopExport"
      input={{}}
      refreshes={['listShopExports']}
      done={t('leaving.started')}
      title={t('leaving.start')}
      confirmLabel={t('leaving.start')}
      onClose={onClose}
    >
      <p>{t('leaving.start.text')}</p>
    </ConfirmCall>
  );
}

/** Cancels an export that is being written, or removes one that is ready. */
export function EndDialog({ row, onClose }: { row: ExportRow; onClose: () => void }) {
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
      onClose={onClose}
    >
      <p>{isWriting ? t('leaving.cancel.text') : t('leaving.remove.text')}</p>
    </ConfirmCall>
  );
}
