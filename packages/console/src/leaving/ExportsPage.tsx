import { formatWhen } from '@crossdock/ui/format.ts';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { IconDatabaseExport } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { usePage } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';
import { EndExportDialog } from './EndExportDialog.tsx';
import { type ExportRow, exportColumns } from './exportColumns.tsx';

export const Route = createFileRoute('/_shell/exports')({
  staticData: {
    title: 'leaving.title',
    menu: { group: 'shop', icon: IconDatabaseExport, can: 'shop.export', key: ';' },
  },
  component: ExportsPage,
});

/** Exports of the shop's complete data, for its owner: requests, progress and downloads. */
function ExportsPage() {
  const page = usePage('listShopExports', {}, { topics: ['exports'] });
  const formatting = useFormatting();
  const [ending, setEnding] = useState<ExportRow>();
  const { data } = page.query;
  const nextAt = data?.nextAt ?? null;
  const isWriting = data?.list.some(({ state }) => state === 'writing') ?? true;
  return (
    <Page {...nounTitleAndIntro('leaving')}>
      <Stack gap={8}>
        <div>
          <ConfirmButton
            icon={IconDatabaseExport}
            disabled={isWriting || nextAt !== null}
            call="startShopExport"
            input={{}}
            refreshes={['listShopExports']}
            done={t('leaving.started')}
            title={t('leaving.start')}
            text={t('leaving.start.text')}
            confirmLabel={t('leaving.start')}
          />
        </div>
        {nextAt !== null && !isWriting ? (
          <Muted as="p">{t('leaving.next', { at: formatWhen(nextAt, 'full', formatting) })}</Muted>
        ) : null}
      </Stack>
      <PagedTable
        page={page}
        empty={<EmptyState {...titleAndText('leaving.none')} />}
        label={t('leaving.title')}
        rowKey={(row) => row.id}
        columns={exportColumns(setEnding)}
      />
      {ending ? <EndExportDialog row={ending} onClose={() => setEnding(undefined)} /> : null}
    </Page>
  );
}
