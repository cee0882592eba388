import type { ListedEinvoice } from '@crossdock/contract/einvoices/desk.ts';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import { linkClass, OrderLink, PurchaseLink } from '../shell/links.tsx';

type Sale = ListedEinvoice['sale'];

/** A link to the subject of an invoice, such as an order, labelled with its number. */
export function SaleLink({ sale }: { sale: Sale }) {
  return (
    <Stack as="span" gap={0}>
      {linkOf(sale)}
      <Muted size={12}>{t(`einvoices.for.${sale.kind}`)}</Muted>
    </Stack>
  );
}

/** Services and problems are identified by their parcel's number. */
function linkOf({ kind, id, number }: Sale): ReactNode {
  if (kind === 'order') return <OrderLink id={id} number={number} />;
  if (kind === 'purchase') return <PurchaseLink number={number} />;
  if (kind === 'pickup')
    return (
      <Link to="/pickups" search={{ words: number }} className={linkClass}>
        <Code>{number}</Code>
      </Link>
    );
  return (
    <Link to="/parcels" search={{ words: number }} className={linkClass}>
      <Code>{number}</Code>
    </Link>
  );
}
