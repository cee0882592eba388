import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Count, Money, When } from '@crossdock/ui/values.tsx';
import { IconPrinter } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t, titleAndIntro } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { PrintTable } from '../shell/PrintLayout.tsx';

export const Route = createFileRoute('/_shell/moving/report')({
  staticData: { title: 'moving.report' },
  component: MoveReportPage,
});

type Report = Output<'getMoveReport'>;

/** The report of the import, to print and sign. */
function MoveReportPage() {
  const query = useCall('getMoveReport', {}, { topics: ['moving'] });
  return (
    <Page
      {...titleAndIntro('moving.report')}
      back={<Link to="/moving">{t('moving.title')}</Link>}
      actions={
        <Button icon={IconPrinter} onClick={() => window.print()}>
          {t('moving.report.print')}
        </Button>
      }
    >
      <Loaded query={query}>
        {(report) => (
          <Stack gap={24}>
            <Text strong>
              {report.shop} · {t('moving.report.made')} <When iso={report.madeAt} />
            </Text>
            <Sums report={report} />
            <Files imports={report.imports} />
            <Text as="p">{t('moving.report.sign')}</Text>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function Sums({ report }: { report: Report }) {
  const sums = [
    { name: 'members', sum: <Count n={report.memberCount} /> },
    { name: 'balance', sum: <Money minor={report.balanceMinor} /> },
    { name: 'points', sum: <Count n={report.points} /> },
    { name: 'parcels', sum: <Count n={report.parcelCount} /> },
  ] as const;
  return (
    <PrintTable label={t('moving.report')}>
      <tbody>
        {sums.map(({ name, sum }) => (
          <tr key={name}>
            <th scope="row">{t(`moving.report.${name}`)}</th>
            <td>{sum}</td>
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}

function Files({ imports }: { imports: Report['imports'] }) {
  return (
    <PrintTable label={t('moving.files')}>
      <thead>
        <tr>
          <th>{t('moving.report.file')}</th>
          <th>{t('moving.kind')}</th>
          <th>{t('moving.state')}</th>
          <th>{t('moving.rows')}</th>
          <th>{t('moving.written')}</th>
          <th>{t('moving.faulty')}</th>
          <th>{t('moving.entered')}</th>
          <th>{t('moving.report.by')}</th>
          <th>{t('moving.report.agreed')}</th>
          <th>{t('moving.report.at')}</th>
        </tr>
      </thead>
      <tbody>
        {imports.map((of) => (
          <tr key={of.id}>
            <td>{of.filename}</td>
            <td>{t(`moving.kind.${of.kind}`)}</td>
            <td>{t(`moving.state.${of.state}`)}</td>
            <td>
              <Count n={of.rowCount} />
            </td>
            <td>
              <Count n={of.writtenCount - of.undoneCount} />
            </td>
            <td>
              <Count n={of.faultyCount + of.failedCount} />
            </td>
            <td>{entered(of)}</td>
            <td>{of.appliedBy}</td>
            <td>{of.agreedBy ?? '–'}</td>
            <td>{of.endedAt ? <When iso={of.endedAt} style="short" /> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}

function entered({ kind, entered: n }: Report['imports'][number]) {
  if (kind === 'balances' || kind === 'coupons' || kind === 'orders') return <Money minor={n} />;
  return kind === 'points' ? <Count n={n} /> : '–';
}
