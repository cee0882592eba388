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
import { ImportedFiles } from './ImportedFiles.tsx';
import { StatementPreview } from './StatementPreview.tsx';
import { type StatementImport, useStatementImport } from './useStatementImport.ts';

export const Route = createFileRoute('/_shell/wallet/statements/import')({
  staticData: { title: 'statements.import' },
  component: ImportStatementPage,
});

/** Reads a bank's file: account and file, a preview with its columns, and then the lines are stored. */
function ImportStatementPage() {
  const [chosen, setChosen] = useState('');
  const listed = useCall('listBankAccounts', {});
  const bankAccountId = chosen || (listed.data?.list[0]?.id ?? '');
  const work = useStatementImport(bankAccountId);
  return (
    <Page
      {...titleAndIntro('statements.import')}
      back={<Link to="/wallet/statements">{t('statements.title')}</Link>}
    >
      <Stack gap={16}>
        {work.failure ? <Banner tone="danger">{work.failure}</Banner> : null}
        {work.result ? <Imported work={work} result={work.result} /> : null}
        {work.phase === 'choose' || work.phase === 'done' ? (
          <LoadedSection query={listed}>
            {({ list }) =>
              list.length === 0 ? (
                <Banner
                  tone="info"
                  title={t('payments.accounts.none')}
                  action={<Link to="/wallet/settings">{t('payments.account.add')}</Link>}
                />
              ) : (
                <Stack gap={16}>
                  <ChoiceBox
                    label={t('statements.account')}
                    value={bankAccountId}
                    data={list.map((one) => ({
                      value: one.id,
                      label: `${one.bankName} ${one.accountNumber} ${one.currency}`,
                    }))}
                    onChange={(event) => setChosen(event.currentTarget.value)}
                  />
                  <FilePick
                    label={t('statements.file')}
                    buttonLabel={t('statements.file.choose')}
                    accept=".xml,.zip,.sta,.mt940,.940,.txt,.csv,.xlsx"
                    onPick={(file) => void work.choose(file)}
                  />
                </Stack>
              )
            }
          </LoadedSection>
        ) : null}
        <ImportProgress work={work} label={t('statements.import')} />
        {work.phase === 'preview' && work.preview ? (
          <StatementPreview work={work} preview={work.preview} />
        ) : null}
        <ImportedFiles />
      </Stack>
    </Page>
  );
}

function Imported(props: { work: StatementImport; result: NonNullable<StatementImport['result']> }) {
  const { addedCount: added, knownCount: known, doubtfulCount: n } = props.result;
  return (
    <ImportDone
      title={t('statements.imported', { added, known })}
      doubt={n > 0 ? t('statements.doubtful', { n }) : undefined}
      onRestart={props.work.restart}
    >
      <LinkButton to="/wallet/statements" small text={t('statements.toLines')} />
    </ImportDone>
  );
}
