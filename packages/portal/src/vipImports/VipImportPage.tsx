import type { VipImportView } from '@crossdock/contract/vipImports/calls.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { InlineFacts, When } from '@crossdock/ui/values.tsx';
import { joinNames } from '@crossdock/web/joinNames.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { createFileRoute, Link, useParams } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { ConfirmImport } from './ConfirmImport.tsx';
import { DownloadResultButton } from './DownloadResultButton.tsx';
import { ImportStateBadge } from './ImportStateBadge.tsx';
import { VipImportRows } from './VipImportRows.tsx';
import classes from './vipImports.module.css';

export const Route = createFileRoute('/_shell/vipOrderFile/$id')({
  staticData: { title: 'shell.route.vipOrderFile', action: 'vipOrderFile' },
  component: VipImportPage,
});

/** The interval of polling, in case a realtime message is lost. */
const whileWorkedOnMs = 2_000;

/** One import: what was read, its progress, and the results of its rows. */
function VipImportPage() {
  const { id } = useParams({ from: '/_shell/vipOrderFile/$id' });
  const found = useCall('getVipImport', { id }, { topics: ['vipImports'] });
  const works = found.data?.state === 'reading' || found.data?.state === 'writing';
  useCall('getVipImport', { id }, works ? { refetchEveryMs: whileWorkedOnMs } : { enabled: false });
  return (
    <Page
      title={found.data?.filename ?? t('vipImports.title')}
      back={
        <Link to="/vipOrderFile" search={{}}>
          {t('vipImports.title')}
        </Link>
      }
      width="full"
    >
      <Loaded query={found}>
        {(of) => (
          <>
            <Overview of={of} />
            {of.unknownHeads.length > 0 ? (
              <Banner tone="warning">{t('vipImports.unknown', { heads: joinNames(of.unknownHeads) })}</Banner>
            ) : null}
            {of.state === 'reading' ? null : <VipImportRows key={of.state} of={of} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Overview({ of }: { of: VipImportView }) {
  return (
    <Section>
      <div className={classes.overview}>
        <Row gap={[4, 16]} wrap align="center" figures>
          <ImportStateBadge state={of.state} />
          <Muted>
            <InlineFacts>
              {t('vipImports.orders', { n: of.orderCount, rows: of.rowCount })}
              <When iso={of.endedAt ?? of.confirmedAt ?? of.createdAt} />
            </InlineFacts>
          </Muted>
        </Row>
        {of.state === 'preview' ? <ConfirmImport of={of} /> : null}
        {of.state === 'reading' ? <Progress phase="reading" done={of.readCount} all={of.rowCount} /> : null}
        {of.state === 'writing' ? (
          <Progress phase="writing" done={of.madeCount + of.failedCount} all={of.goodCount} />
        ) : null}
        {of.state === 'done' || of.state === 'failed' ? <Result of={of} /> : null}
      </div>
    </Section>
  );
}

function Progress({ phase, ...of }: { phase: 'reading' | 'writing'; done: number; all: number }) {
  return (
    <>
      <strong role="status">{t(`vipImports.progress.${phase}`, of)}</strong>
      <progress
        className={classes.progress}
        value={of.done}
        max={of.all}
        aria-label={t(`vipImports.phase.${phase}`)}
      />
      <p className={classes.text}>{t('vipImports.writing.text')}</p>
    </>
  );
}

function Result({ of }: { of: VipImportView }) {
  const left = of.badCount + of.failedCount > 0;
  return (
    <>
      {of.state === 'failed' ? (
        <Banner tone="danger" title={t('vipImports.broken')}>
          {of.note === '' ? t('vipImports.broken.text') : of.note}
        </Banner>
      ) : null}
      <Banner
        tone={left ? 'warning' : 'success'}
        title={of.madeCount > 0 ? t('vipImports.done', { n: of.madeCount }) : t('vipImports.done.none')}
      >
        <InlineFacts>
          {of.badCount > 0 ? t('vipImports.bad', { n: of.badCount }) : null}
          {of.failedCount > 0 ? t('vipImports.failed', { n: of.failedCount }) : null}
          {of.knownCount > 0 ? t('vipImports.known', { n: of.knownCount }) : null}
        </InlineFacts>
      </Banner>
      <Row gap={12} wrap align="center">
        <LinkButton to="/vipOrder" search={{}} text={t('vipImports.toOrders')} />
        <DownloadResultButton id={of.id} />
        {left ? <DownloadResultButton id={of.id} of="left" /> : null}
        <LinkButton to="/vipOrderFile" search={{}} look="outline" text={t('vipImports.again')} />
      </Row>
    </>
  );
}
