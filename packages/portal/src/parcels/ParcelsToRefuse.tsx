import type { Output } from '@crossdock/contract/table.ts';
import { column, tightColumn } from '@crossdock/ui/column.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { IconBan, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePage } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';

type Refusal = Output<'queryRefusals'>['list'][number];

/** The numbers that the warehouse should refuse, with their results. */
export function ParcelsToRefuse() {
  const page = usePage('queryRefusals', {}, { topics: ['parcels'] });
  return (
    <Section title={t('parcels.rejection.list')}>
      <PagedTable
        page={page}
        empty={<EmptyState {...titleAndText('parcels.rejection.none')} />}
        label={t('parcels.rejection.list')}
        rowKey={({ id }) => id}
        columns={columns()}
      />
    </Section>
  );
}

const columns = () => [
  column('number', t('parcels.forecast.numbers'), (row: Refusal) => <Code>{row.courierNumber}</Code>),
  column('reason', t('parcels.why'), (row: Refusal) => row.reason || '–'),
  {
    key: 'state',
    title: t('parcels.detail.timeline'),
    corner: true,
    cell: (row: Refusal) =>
      row.parcel ? (
        <Link to="/myBag/$id" params={{ id: row.parcel.id }}>
          <StatusBadge tone="warning" icon={IconBan} label={t('parcels.rejection.used')} />
        </Link>
      ) : (
        <StatusBadge tone="neutral" icon={IconClock} label={t('parcels.rejection.waiting')} />
      ),
  },
  column('at', t('parcels.result.registered'), (row: Refusal) => <When iso={row.createdAt} style="date" />),
  tightColumn('delete', '', (row: Refusal) =>
    row.parcel ? null : (
      <ConfirmButton
        small
        look="plain"
        label={t('shell.delete')}
        call="deleteRefusal"
        input={{ id: row.id }}
        refreshes={['queryRefusals']}
        danger
        title={t('parcels.rejection.delete.title', { number: row.courierNumber })}
        text={t('parcels.rejection.delete.text')}
        confirmLabel={t('parcels.rejection.delete')}
      />
    ),
  ),
];
