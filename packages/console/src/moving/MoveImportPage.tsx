import type { DataImportView } from '@crossdock/contract/moving/desk.ts';
import type { ImportFileKind } from '@crossdock/domain/moving/columnMapping.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Count, InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { ColumnMatch } from './ColumnMatch.tsx';
import { DataImportActions } from './DataImportActions.tsx';
import { DataImportBadge } from './DataImportBadge.tsx';
import { FaultyRows } from './FaultyRows.tsx';
import { FigureRow } from './FigureRow.tsx';

export const Route = createFileRoute('/_shell/moving/$id')({
  staticData: { title: 'moving.title' },
  component: MoveImportPage,
});

/**
 * One uploaded file with data of the shop's previous system: its content, its problems, and the result of its import.
 */
function MoveImportPage() {
  const { id } = Route.useParams();
  const query = useCall('getMoveImport', { id }, { topics: ['moving'] });
  return (
    <Page
      title={query.data ? t(`moving.kind.${query.data.kind}`) : t('moving.title')}
      back={<Link to="/moving">{t('moving.title')}</Link>}
    >
      <Loaded query={query}>
        {(of) => (
          <Stack gap={16}>
            {of.state === 'waiting' ? (
              <Banner tone="warning" title={t('moving.state.waiting')}>
                <Link to="/adjustments">{t('moving.apply.waits')}</Link>
              </Banner>
            ) : null}
            <Found of={of} />
            <FaultyRows of={of} />
            {of.state === 'preview' || of.state === 'waiting' ? (
              <ColumnMatch key={JSON.stringify(of.columns)} of={of} />
            ) : null}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

const works = ['reading', 'writing', 'undoing'];

function Found({ of }: { of: DataImportView }) {
  return (
    <Section title={of.filename} aside={<DataImportBadge state={of.state} />}>
      <Stack gap={16}>
        {works.includes(of.state) ? <Progress of={of} /> : null}
        <FigureRow
          of={[
            ...countsOf(of).map(([label, n]) => [t(label), <Count key={label} n={n} />] as const),
            ...sumsOf(of).map(
              ([label, n]) =>
                [
                  t(label),
                  of.kind === 'points' ? <Count key={label} n={n} /> : <Money key={label} minor={n} />,
                ] as const,
            ),
          ]}
        />
        <Text size={14} tone="muted">
          <InlineFacts>
            {of.createdBy}
            <When iso={of.createdAt} style="short" />
            {of.agreedBy === null ? null : `${t('moving.report.agreed')} ${of.agreedBy}`}
          </InlineFacts>
        </Text>
        <DataImportActions of={of} />
      </Stack>
    </Section>
  );
}

function Progress({ of }: { of: DataImportView }) {
  const all = of.state === 'reading' ? of.rowCount : of.state === 'writing' ? toWrite(of) : of.writtenCount;
  return (
    <Stack gap={8}>
      <span role="status">{t('moving.progress', { done: of.progress, all })}</span>
      <progress aria-label={t(`moving.state.${of.state}`)} value={of.progress} max={Math.max(1, all)} />
    </Stack>
  );
}

const toWrite = ({ newCount, changedCount }: DataImportView): number => newCount + changedCount;

const countsOf = (of: DataImportView) =>
  (
    [
      ['moving.rows', of.rowCount],
      ['moving.new', of.newCount],
      ['moving.changed', of.changedCount],
      ['moving.same', of.sameCount],
      ['moving.faulty', of.faultyCount],
      ['moving.written', of.writtenCount],
      ['moving.failed', of.failedCount],
      ['moving.undone', of.undoneCount],
      ['moving.kept', of.keptCount],
    ] as const
  ).filter(([label, n]) => n > 0 || label === 'moving.rows');

/** Kinds of files whose rows have a value in money or points. */
const sumKinds: readonly ImportFileKind[] = ['balances', 'points', 'coupons', 'orders'];

const sumsOf = (of: DataImportView) =>
  !sumKinds.includes(of.kind)
    ? []
    : ([
        ['moving.total', of.total],
        ['moving.entering', of.entering],
        ...(of.appliedAt === null ? [] : [['moving.entered', of.entered] as const]),
      ] as const);
