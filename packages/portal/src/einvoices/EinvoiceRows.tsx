import type { MemberEinvoice } from '@crossdock/contract/einvoices/shapes.ts';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** The e-invoices and allowances of a paid sale, if the shop issues them. */
export function SaleEinvoices({ id, paid }: { id: string; paid: boolean }) {
  const { data } = useCall('listMyEinvoices', askedOf([id]), { topics: ['orders'], enabled: paid });
  return paid && data ? <Rows rows={data.list} /> : null;
}

/** Reads the e-invoices of many sales with one call, and shows each beside its sale. */
export function EinvoicesOfManySales({
  ids,
  children,
}: {
  ids: readonly string[];
  children: (of: (id: string) => ReactNode) => ReactNode;
}) {
  const { data } = useCall('listMyEinvoices', askedOf(ids), { topics: ['orders'], enabled: ids.length > 0 });
  const known = useMemo(() => Map.groupBy(data?.list ?? [], ({ sale }) => sale.id), [data]);
  return children((id) => <Rows rows={known.get(id) ?? []} />);
}

const askedOf = (ids: readonly string[]) => ({ forIds: [...ids], pageSize: 100 });

/** Oldest first, so that an allowance is below its invoice. */
function Rows({ rows }: { rows: readonly MemberEinvoice[] }) {
  if (rows.length === 0) return null;
  return (
    <Stack gap={12} pad={[12, 0, 0]}>
      {rows.toReversed().map((one) => (
        <EinvoiceRow key={one.id} one={one} />
      ))}
    </Stack>
  );
}

/** One document. `about` shows the sale that it belongs to. */
export function EinvoiceRow({ one, about }: { one: MemberEinvoice; about?: ReactNode }) {
  return (
    <Row gap={12} align="start" justify="between">
      <Stack gap={2} minWidth={0}>
        <span>
          {t(`einvoices.kind.${one.kind}`)} {one.number === '' ? null : <Code>{one.number}</Code>}
        </span>
        {about === undefined ? null : <span>{about}</span>}
        <Muted size={13}>
          {one.randomCode === '' ? null : `${t('einvoices.randomCode')} ${one.randomCode} · `}
          {one.issuedAt === null ? null : <When iso={one.issuedAt} style="date" />}
        </Muted>
      </Stack>
      <Stack gap={4} align="end">
        <Money minor={one.kind === 'allowance' ? -one.amountMinor : one.amountMinor} />
        <State state={one.state} />
      </Stack>
    </Row>
  );
}

function State({ state }: Pick<MemberEinvoice, 'state'>) {
  const label = t(`einvoices.shown.${state}`);
  if (state === 'issued') return <StatusBadge tone="success" icon={IconCircleCheck} label={label} />;
  return state === 'voided' ? (
    <StatusBadge tone="neutral" icon={IconCircleX} label={label} />
  ) : (
    <StatusBadge tone="info" icon={IconHourglass} label={label} />
  );
}
