import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Row, Stack } from '@crossdock/ui/Layout.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { ImportProgress } from '../shell/ImportProgress.tsx';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { ImportedFiles } from './ImportedFiles.tsx';
import { StatementPreview } from './StatementPreview.tsx';
import { type StatementImport, useStatementImport } from './useStatementImport.ts';

/** Reads a bank's file: account and file, a preview with its columns, and then the lines are stored. */
export function ImportStatementPage() {
  const [chosen, setChosen] = useState('');
  const listed = useCall('listBankAccounts', {});
  const bankAccountId = chosen || (listed.data?.list[0]?.id ?? '');
  const work = useStatementImport(bankAccountId);
  return (
    <Page
      title={t('statements.import')}
      intro={t('statements.import.intro')}
      back={<Link to="/wallet/statements">{t('statements.title')}</Link>}
    >
      <Stack gap={16}>
        {work.failure ? <Banner tone="danger">{work.failure}</Banner> : null}
        {work.result ? <Imported work={work} result={work.result} /> : null}
        {work.phase === 'choose' || work.phase === 'done' ? (
          <Section>
            <Loaded query={listed} texts={loadedTexts()}>
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
                    <FileDrop
                      label={t('statements.file')}
                      buttonLabel={t('statements.file.choose')}
                      removeLabel={() => ''}
                      accept=".xml,.zip,.sta,.mt940,.940,.txt,.csv,.xlsx"
                      files={[]}
                      onPick={([file]) => file && void work.choose(file)}
                    />
                  </Stack>
                )
              }
            </Loaded>
          </Section>
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
    <Banner
      tone={n > 0 ? 'warning' : 'success'}
      title={t('statements.imported', { added, known })}
      action={
        <Row gap={8} wrap>
          <Button small look="outline" onClick={props.work.restart}>
            {t('statements.file.other')}
          </Button>
          <Link to="/wallet/statements" className={buttonClass({ small: true })}>
            {t('statements.toLines')}
          </Link>
        </Row>
      }
    >
      {n > 0 ? t('statements.doubtful', { n }) : null}
    </Banner>
  );
}
