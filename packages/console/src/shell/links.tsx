import { Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './links.module.css';

/** The CSS class of links, for links to targets that have no component in this file. */
export const linkClass = classes.link;

/** A person's name as a link to their page; `note` is shown muted after it: an account, an alias. */
export function MemberLink(props: {
  id: string;
  name: string | null;
  note?: string | null | undefined;
  children?: ReactNode;
}) {
  return (
    <Row as="span" gap={[0, 6]} wrap align="baseline" inline>
      <Link to="/members/$id" params={{ id: props.id }} className={classes.link}>
        {props.children ?? (props.name || '–')}
      </Link>
      {props.note ? <Muted size={12}>{props.note}</Muted> : null}
    </Row>
  );
}

interface MemberRow {
  readonly memberId: string;
  readonly memberName: string | null;
  readonly memberAccount: string | null;
}

/** The member of a row, as a link, with the account. */
export const RowMemberLink = ({ row }: { row: MemberRow }) => (
  <MemberLink id={row.memberId} name={row.memberName} note={row.memberAccount} />
);

export function StaffLink({ name }: { name: string }) {
  return (
    <Link to="/staff" search={{ words: name }} className={classes.link}>
      {name}
    </Link>
  );
}

export function PurchaseLink({ number }: { number: string }) {
  return (
    <Link to="/goods" search={{ view: 'purchases', words: number }} className={classes.link}>
      <Code>{number}</Code>
    </Link>
  );
}

export function ProductLink({ id, title }: { id: string; title: string }) {
  return (
    <Link to="/goods/$id" params={{ id }} className={classes.link}>
      {title}
    </Link>
  );
}

export function OrderLink({ id, number }: { id: string; number: string }) {
  return (
    <Link to="/orders/$id" params={{ id }} className={classes.link}>
      <Code>{number}</Code>
    </Link>
  );
}

export function ParcelLink({ id, courierNumber }: { id: string; courierNumber: string }) {
  return (
    <Link to="/parcels/$id" params={{ id }} className={classes.link}>
      <Code>{courierNumber}</Code>
    </Link>
  );
}

/** A count that links to the counted items; 0 is not a link. */
export function CountLink(props: {
  to: '/parcels' | '/orders';
  search: Readonly<Record<string, string>>;
  n: number;
  label: string;
}) {
  if (props.n === 0) return <Muted size={12}>0</Muted>;
  return (
    <Link
      to={props.to}
      search={props.search}
      className={classes.link}
      aria-label={`${props.label}: ${props.n}`}
    >
      {props.n}
    </Link>
  );
}
