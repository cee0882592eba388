import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { IconUserX } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { usePage } from '../shell/api.ts';
import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';
import { ErasureSettings } from './ErasureSettings.tsx';
import { type ErasureRow, erasureColumns } from './erasureColumns.tsx';

export const Route = createFileRoute('/_shell/erasures')({
  staticData: {
    title: 'erasing.title',
    menu: { group: 'shop', icon: IconUserX, can: 'member.erase', key: '-' },
  },
  component: ErasuresPage,
});

/** Lists deletions of members' data, requested, running and done. The deleted data is not shown. */
function ErasuresPage() {
  const page = usePage('listErasures', {}, { topics: ['erasures'] });
  const [ending, setEnding] = useState<ErasureRow>();
  return (
    <Page {...nounTitleAndIntro('erasing')}>
      <PagedTable
        page={page}
        empty={<EmptyState {...titleAndText('erasing.none')} />}
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
  return (
    <ConfirmCall
      call="cancelErasure"
      input={{ id: row.id }}
      refreshes={['listErasures']}
      done={t('erasing.cancelled')}
      title={t('erasing.cancel')}
      confirmLabel={t('erasing.cancel')}
      text={t('erasing.cancel.text')}
      onClose={onClose}
    />
  );
}
