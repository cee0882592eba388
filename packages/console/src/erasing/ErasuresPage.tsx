import { showMessage } from '@crossdock/ui/message.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useState } from 'react';
import { usePage, useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';
import { ErasureSettings } from './ErasureSettings.tsx';
import { type ErasureRow, erasureColumns } from './erasureColumns.tsx';

/** Deletions of members' data: requested, running and done, without what was deleted. */
export function ErasuresPage() {
  const page = usePage('listErasures', {}, { topics: ['erasures'] });
  const [ending, setEnding] = useState<ErasureRow>();
  return (
    <Page title={t('erasing.title')} intro={t('erasing.intro')}>
      <PagedTable
        page={page}
        empty={<EmptyState title={t('erasing.none')} text={t('erasing.none.text')} />}
        label={t('erasing.title')}
        rowKey={(row) => row.id}
        columns={erasureColumns(setEnding)}
      />
      <ErasureSettings />
      {ending ? <CancelDialog row={ending} onClose={() => setEnding(undefined)} /> : null}
    </Page>
  );
}

function CancelDialog({ row, onClose }: { row: ErasureRow; onClose: () => void }) {
  const cancel = useSubmit('cancelErasure', {
    refreshes: ['listErasures'],
    onDone: () => showMessage('success', t('erasing.cancelled')),
  });
  return (
    <ConfirmDialog
      opened
      title={t('erasing.cancel')}
      confirmLabel={t('erasing.cancel')}
      busy={cancel.busy}
      onConfirm={() => void cancel.submit({ id: row.id }).then(onClose)}
      onClose={onClose}
    >
      <p>{t('erasing.cancel.text')}</p>
    </ConfirmDialog>
  );
}
