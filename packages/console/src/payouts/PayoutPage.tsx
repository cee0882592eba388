import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Facts, Stat } from '@crossdock/ui/Stat.tsx';
import { Count, Money, When } from '@crossdock/ui/values.tsx';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { PayoutActions } from './PayoutActions.tsx';
import { PayoutBadge } from './PayoutBadges.tsx';
import { PayoutLines } from './PayoutLines.tsx';
import { PayoutProgress } from './PayoutProgress.tsx';

export const Route = createFileRoute('/_shell/wallet/payouts/$id')({
  staticData: { title: 'payouts.title' },
  component: PayoutPage,
});

type Batch = Output<'getPayout'>;

/** One batch: its progress, who did what, its file and its lines. */
function PayoutPage() {
  const { id } = Route.useParams();
  const query = useCall('getPayout', { id }, { topics: ['payouts'] });
  const mayWrite = useStaff().may('withdrawal.audit');
  const batch = query.data;
  return (
    <Page
      title={batch ? `${t('payouts.number')} ${batch.number}` : t('payouts.title')}
      back={<Link to="/wallet/payouts">{t('payouts.title')}</Link>}
      actions={batch && mayWrite ? <PayoutActions batch={batch} /> : null}
    >
      <Loaded query={query} skeleton={{ rows: 3, heightPx: 140 }}>
        {(loaded) => (
          <>
            {loaded.state === 'built' && loaded.mine ? (
              <Banner tone="info">{t('payouts.mine')}</Banner>
            ) : null}
            <Section title={t('payouts.total')} aside={<PayoutBadge state={loaded.state} />}>
              <Figures batch={loaded} />
            </Section>
            <Section title={t('payouts.lines')}>
              <Stack gap={16} minWidth={0}>
                {loaded.format === 'billplz' && (loaded.state === 'sent' || loaded.state === 'done') ? (
                  <PayoutProgress batch={loaded} mayWrite={mayWrite} />
                ) : null}
                <PayoutLines lines={loaded.lines} mayWrite={mayWrite} batchId={loaded.id} />
              </Stack>
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

const steps = ['built', 'approved', 'sent', 'cancelled'] as const;

function Figures({ batch }: { batch: Batch }) {
  const byOrders = batch.format === 'billplz';
  return (
    <Stack gap={16} minWidth={0}>
      <Row gap={[16, 40]} wrap align="start">
        <Stat label={t('payouts.total')} value={<Money minor={batch.totalMinor} />} />
        <Stat label={t('payouts.lines')} value={<Count n={batch.lineCount} />} />
        {byOrders ? null : (
          <Stat label={t('payouts.payOn')} value={<When iso={`${batch.payOn}T12:00:00Z`} style="date" />} />
        )}
      </Row>
      <Facts
        facts={[
          ...steps.map((step): [string, React.ReactNode] => {
            const by = batch[step];
            return [
              t(`payouts.by.${step}`),
              by === null ? null : (
                <Text key={step}>
                  {by.name} <When iso={by.at} />
                </Text>
              ),
            ];
          }),
          [t('payouts.format'), t(`payouts.format.${batch.format}`)],
          [t('payouts.file'), byOrders ? null : batch.fileName],
        ]}
      />
      <Stack gap={0} minWidth={0}>
        <Muted size={13}>{t('payouts.digest')}</Muted>
        <Text size={13} breaks>
          {batch.fileSha256}
        </Text>
      </Stack>
    </Stack>
  );
}
