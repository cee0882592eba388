import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { IconBan, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePage } from '../shell/api.ts';
import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';

type Refusal = Output<'queryRefusals'>['list'][number];

/** The numbers that the warehouse should refuse, with their results. */
export function RefusalList() {
  const page = usePage('queryRefusals', {}, { topics: ['parcels'] });
  const [deleting, setDeleting] = useState<Refusal | null>(null);
  return (
    <Section title={t('parcels.rejection.list')}>
      <PagedTable
        page={page}
        empty={<EmptyState {...titleAndText('parcels.rejection.none')} />}
        label={t('parcels.rejection.list')}
        rowKey={({ id }) => id}
        columns={columns(setDeleting)}
      />
      {deleting ? <DeleteDialog refusal={deleting} onClose={() => setDeleting(null)} /> : null}
    </Section>
  );
}

const columns = (onDelete: (row: Refusal) => void) => [
  {
    key: 'number',
    title: t('parcels.forecast.numbers'),
    cell: (row: Refusal) => <Code>{row.courierNumber}</Code>,
  },
  { key: 'reason', title: t('parcels.why'), cell: (row: Refusal) => row.reason || '–' },
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
  {
    key: 'at',
    title: t('parcels.result.registered'),
    cell: (row: Refusal) => <When iso={row.createdAt} style="date" />,
  },
  {
    key: 'delete',
    title: '',
    tight: true,
    cell: (row: Refusal) =>
      row.parcel ? null : (
        <Button small look="plain" onClick={() => onDelete(row)}>
          {t('shell.delete')}
        </Button>
      ),
  },
];

function DeleteDialog({ refusal, onClose }: { refusal: Refusal; onClose: () => void }) {
  return (
    <ConfirmCall
      call="deleteRefusal"
      input={{ id: refusal.id }}
      refreshes={['queryRefusals']}
      danger
      title={t('parcels.rejection.delete.title', { number: refusal.courierNumber })}
      confirmLabel={t('parcels.rejection.delete')}
      onClose={onClose}
    >
      <p>{t('parcels.rejection.delete.text')}</p>
    </ConfirmCall>
  );
}
