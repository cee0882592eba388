import type { DataImportView } from '@crossdock/contract/moving/desk.ts';
import { type ImportFileKind, importFileKinds } from '@crossdock/domain/moving/columnMapping.ts';
import { encodings, type TableEncoding } from '@crossdock/domain/statements/tables.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { column, figureColumn } from '@crossdock/ui/column.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FilePick } from '@crossdock/ui/FileDrop.tsx';
import { Muted, Split, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Count, When } from '@crossdock/ui/values.tsx';
import { fetchWithProgress } from '@crossdock/web/fetchWithProgress.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { client, usePage } from '../shell/api.ts';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';
import { DataImportBadge } from './DataImportBadge.tsx';
import { FirstPasswordMessages } from './FirstPasswordMessages.tsx';

export const Route = createFileRoute('/_shell/moving/')({
  staticData: { title: 'moving.title' },
  component: MovingPage,
});

/**
 * The uploaded files with data of the shop's previous system. A newly uploaded file opens its own page, where it is
 * checked, corrected and written.
 */
function MovingPage() {
  const page = usePage('listMoveImports', {}, { topics: ['moving'] });
  return (
    <Page
      {...nounTitleAndIntro('moving')}
      back={<Link to="/opening">{t('shops.opening.title')}</Link>}
      actions={<LinkButton to="/moving/report" look="outline" text={t('moving.report')} />}
    >
      <Stack gap={16}>
        <Upload />
        <Order />
        <FirstPasswordMessages />
        <Section title={t('moving.files')}>
          <PagedTable
            page={page}
            label={t('moving.files')}
            rowKey={(row) => row.id}
            columns={columns()}
            empty={<EmptyState picture="search" {...titleAndText('moving.files.none')} />}
          />
        </Section>
      </Stack>
    </Page>
  );
}

/** The order in which files must be imported, because later ones refer to rows of earlier ones. */
function Order() {
  return (
    <Section title={t('moving.order')}>
      <Stack gap={16}>
        <Muted as="p">{t('moving.order.text')}</Muted>
        <Split columns={2} gap={16}>
          {importFileKinds.map((kind, at) => (
            <Stack key={kind} gap={4}>
              <Text strong>
                {at + 1}. {t(`moving.kind.${kind}`)}
              </Text>
              <Muted>{t(`moving.kind.text.${kind}`)}</Muted>
            </Stack>
          ))}
        </Split>
      </Stack>
    </Section>
  );
}

function Upload() {
  const navigate = useNavigate();
  const [kind, setKind] = useState<ImportFileKind>('members');
  const [encoding, setEncoding] = useState<TableEncoding | ''>('');
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const send = async (file: File) => {
    setFailure('');
    setSent(0);
    const letters = encoding === '' ? {} : { encoding };
    const attempt = await client.attempt(
      'uploadMoveFile',
      { kind, ...letters },
      { file, fetch: fetchWithProgress(setSent) },
    );
    setSent(null);
    if (attempt.ok) void navigate({ to: '/moving/$id', params: { id: attempt.data.id } });
    else setFailure(attempt.failure.message);
  };
  return (
    <Section title={t('moving.upload')}>
      <Stack gap={16}>
        {failure === '' ? null : <Banner tone="danger">{failure}</Banner>}
        <Split columns={2} gap={12}>
          <ChoiceBox
            label={t('moving.kind')}
            value={kind}
            data={importFileKinds.map((value, at) => ({
              value,
              label: `${at + 1}. ${t(`moving.kind.${value}`)}`,
            }))}
            onChange={({ currentTarget: { value } }) =>
              setKind(importFileKinds.find((one) => one === value) ?? 'members')
            }
          />
          <ChoiceBox
            label={t('moving.encoding')}
            value={encoding}
            placeholder={t('moving.encoding.auto')}
            data={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
            onChange={({ currentTarget: { value } }) =>
              setEncoding(encodings.find((one) => one === value) ?? '')
            }
          />
        </Split>
        <Muted as="p">{t(`moving.kind.text.${kind}`)}</Muted>
        {sent === null ? (
          <FilePick
            label={t('moving.file')}
            buttonLabel={t('moving.file.choose')}
            accept=".csv,.xlsx,.txt"
            onPick={(file) => void send(file)}
          />
        ) : (
          <Stack gap={8}>
            <span role="status">{t('moving.uploading')}</span>
            <progress aria-label={t('moving.uploading')} value={sent} />
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

const columns = (): Column<DataImportView>[] => [
  column('file', t('moving.report.file'), (row) => (
    <Link to="/moving/$id" params={{ id: row.id }}>
      {row.filename}
    </Link>
  )),
  {
    key: 'state',
    title: t('moving.state'),
    corner: true,
    cell: (row) => <DataImportBadge state={row.state} />,
  },
  column('kind', t('moving.kind'), (row) => t(`moving.kind.${row.kind}`)),
  figureColumn('rows', t('moving.rows'), (row) => <Count n={row.rowCount} />),
  figureColumn('written', t('moving.written'), (row) => <Count n={row.writtenCount} />),
  figureColumn('faulty', t('moving.faulty'), (row) => <Count n={row.faultyCount} />),
  column('at', t('moving.uploaded'), (row) => <When iso={row.createdAt} style="short" />),
];
