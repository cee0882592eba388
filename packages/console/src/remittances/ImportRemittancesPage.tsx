import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FilePick } from '@crossdock/ui/FileDrop.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { ImportDone, ImportProgress } from '../shell/ImportProgress.tsx';
import { t, titleAndIntro } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { RemittancePreview } from './RemittancePreview.tsx';
import { useRemittanceImport } from './useRemittanceImport.ts';

export const Route = createFileRoute('/_shell/wallet/remittances/import')({
  staticData: { title: 'remittances.import' },
  component: ImportRemittancesPage,
});

/**
 * Imports a carrier's list in three steps: the carrier and the file are chosen, the rows and columns are shown in a
 * preview, and then the lines are stored.
 */
function ImportRemittancesPage() {
  const [chosen, setChosen] = useState('');
  const settings = useCall('getRemittanceSettings', {});
  const carrierId = chosen || (settings.data?.carriers[0]?.id ?? '');
  const work = useRemittanceImport(carrierId);
  const mayChoose = work.phase === 'choose' || work.phase === 'done';
  return (
    <Page
      {...titleAndIntro('remittances.import')}
      back={<Link to="/wallet/remittances">{t('remittances.title')}</Link>}
    >
      <Stack gap={16}>
        {work.failure ? <Banner tone="danger">{work.failure}</Banner> : null}
        {work.result ? <Imported restart={work.restart} result={work.result} /> : null}
        {mayChoose ? (
          <LoadedSection query={settings}>
            {({ carriers }) =>
              carriers.length === 0 ? (
                <Banner
                  tone="info"
                  title={t('pricing.carrier.none')}
                  action={<Link to="/pricing">{t('pricing.carrier.add')}</Link>}
                />
              ) : (
                <Stack gap={16}>
                  <ChoiceBox
                    label={t('remittances.carrier')}
                    value={carrierId}
                    data={carriers.map(({ id, name }) => ({ value: id, label: name }))}
                    onChange={(event) => setChosen(event.currentTarget.value)}
                  />
                  <FilePick
                    label={t('remittances.file.label')}
                    buttonLabel={t('statements.file.choose')}
                    accept=".csv,.txt,.xlsx"
                    onPick={(file) => void work.choose(file)}
                  />
                </Stack>
              )
            }
          </LoadedSection>
        ) : null}
        <ImportProgress work={work} label={t('remittances.import')} />
        {work.phase === 'preview' && work.preview ? (
          <RemittancePreview work={work} preview={work.preview} />
        ) : null}
      </Stack>
    </Page>
  );
}

function Imported(props: { restart: () => void; result: Output<'importRemittances'> }) {
  const { id, addedCount: added, knownCount: known } = props.result;
  return (
    <ImportDone title={t('remittances.imported', { added, known })} onRestart={props.restart}>
      <LinkButton to="/wallet/remittances" search={{ list: id }} small text={t('remittances.toLines')} />
    </ImportDone>
  );
}
