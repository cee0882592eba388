import type { VipImportView } from '@crossdock/contract/vipImports/calls.ts';
import { maxVipRows } from '@crossdock/contract/vipImports/columns.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn, tightColumn, tightFigureColumn } from '@crossdock/ui/column.ts';
import { FilePick } from '@crossdock/ui/FileDrop.tsx';
import { formatNumber } from '@crossdock/ui/format.ts';
import { Row, Split, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Count, InlineFacts, When } from '@crossdock/ui/values.tsx';
import { saveSheet } from '@crossdock/web/saveSheet.ts';
import { IconDownload } from '@tabler/icons-react';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useCall, usePage, useSubmit } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { PagedTable } from '../shell/PagedList.ts';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { ImportStateBadge } from './ImportStateBadge.tsx';
import { useSheetUpload } from './useSheetUpload.ts';
import classes from './vipImports.module.css';

export const Route = createFileRoute('/_shell/vipOrderFile/')({
  staticData: { title: 'shell.route.vipOrderFile', action: 'vipOrderFile' },
  component: VipImportsPage,
});

/** The template, the upload, and the earlier imports. */
function VipImportsPage() {
  const me = useCall('getMemberInfo', {}, { topics: ['members'] });
  return (
    <Page title={t('vipImports.title')} intro={t('vipImports.intro')} tabs={<RouteTabs of="vip" />}>
      <Loaded query={me}>
        {({ vip }) =>
          vip ? (
            <>
              <Split from="desktop" columns="1fr 1fr" gap={16} align="start">
                <Template />
                <Upload />
              </Split>
              <Earlier />
            </>
          ) : (
            <EmptyState picture="soon" {...titleAndText('vipImports.notYou')} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Template() {
  const template = useSubmit('getVipImportTemplate', { onDone: saveSheet });
  return (
    <Section title={t('vipImports.step.template')}>
      <p className={classes.text}>{t('vipImports.step.template.text')}</p>
      <Row gap={12} wrap align="center">
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            look={format === 'xlsx' ? 'soft' : 'outline'}
            icon={IconDownload}
            disabled={template.busy}
            onClick={() => void template.submit({ format })}
          >
            {t(`vipImports.template.${format}`)}
          </Button>
        ))}
      </Row>
    </Section>
  );
}

function Upload() {
  const formatting = useFormatting();
  const navigate = useNavigate();
  const { sent, failure, choose, cancel } = useSheetUpload((id) => {
    void navigate({ to: '/vipOrderFile/$id', params: { id }, search: {} });
  });
  return (
    <Section title={t('vipImports.step.upload')}>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      {sent === null ? (
        <FilePick
          label={t('vipImports.file', { n: formatNumber(maxVipRows, formatting) })}
          buttonLabel={t('vipImports.choose')}
          accept=".csv,.xlsx"
          onPick={(file) => void choose(file)}
        />
      ) : (
        <Row gap={12} wrap align="center">
          <Text role="status" grow={220}>
            {sent < 1
              ? t('vipImports.sending', { percent: Math.round(sent * 100) })
              : t('vipImports.reading')}
          </Text>
          <Button look="outline" onClick={cancel}>
            {t('shell.cancel')}
          </Button>
          <progress
            className={classes.progress}
            aria-label={t('vipImports.step.upload')}
            {...(sent < 1 ? { value: sent } : {})}
          />
        </Row>
      )}
    </Section>
  );
}

function Earlier() {
  const page = usePage('listVipImports', {}, { topics: ['vipImports'] });
  return (
    <Section title={t('vipImports.earlier')} plain>
      <PagedTable
        page={page}
        empty={<EmptyState picture="soon" {...titleAndText('vipImports.none')} />}
        label={t('vipImports.earlier')}
        rowKey={({ id }) => id}
        columns={columns()}
      />
    </Section>
  );
}

const columns = (): Column<VipImportView>[] => [
  column('file', t('vipImports.filename'), ({ id, filename }) => (
    <Link to="/vipOrderFile/$id" params={{ id }} search={{}}>
      {filename}
    </Link>
  )),
  cornerColumn('state', t('vipImports.phase'), ({ state }) => <ImportStateBadge state={state} />),
  column('outcome', t('vipImports.outcome'), (one) => <Outcome of={one} />),
  tightFigureColumn('rows', t('vipImports.rows.count'), ({ rowCount }) => <Count n={rowCount} />),
  tightColumn('at', t('vipImports.at'), ({ createdAt }) => <When iso={createdAt} />),
];

function Outcome({ of }: { of: VipImportView }) {
  const waits = of.state === 'preview';
  if (of.state === 'reading') return <>{t('vipImports.orders', { n: of.orderCount, rows: of.rowCount })}</>;
  return (
    <InlineFacts>
      {waits ? t('vipImports.good', { n: of.goodCount }) : t('vipImports.made', { n: of.madeCount })}
      {of.badCount > 0 ? t('vipImports.bad', { n: of.badCount }) : null}
      {of.failedCount > 0 ? t('vipImports.failed', { n: of.failedCount }) : null}
      {of.knownCount > 0 ? t('vipImports.known', { n: of.knownCount }) : null}
    </InlineFacts>
  );
}
