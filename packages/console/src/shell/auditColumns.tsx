import { column } from '@crossdock/ui/column.ts';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { When } from '@crossdock/ui/values.tsx';
import classes from './AuditQueue.module.css';
import { MemberLink } from './links.tsx';

interface Decided {
  readonly auditedAt: string | null;
  readonly auditedBy: string | null;
  readonly rejectReason: string | null;
}

interface OfMember {
  readonly memberId: string | null;
  readonly memberName: string | null;
  readonly memberAccount?: string | null;
}

/** The member's column; empty for rows without a member. */
export const memberColumn = <Row extends OfMember>(title: string): Column<Row> => ({
  key: 'member',
  title,
  cell: (row) =>
    row.memberId === null ? null : (
      <MemberLink id={row.memberId} name={row.memberName} note={row.memberAccount} />
    ),
});

/** The decision's column: who decided, when, and the reason for a rejection. */
export const decidedColumn = <Row extends Decided>(title: string): Column<Row> => ({
  key: 'decided',
  title,
  cell: (row) => (
    <>
      {row.auditedAt ? <When iso={row.auditedAt} style="short" /> : null} {row.auditedBy ?? ''}
      {row.rejectReason ? <div className={classes.muted}>{row.rejectReason}</div> : null}
    </>
  ),
});

/** The decision in two columns: who and when, and the reason. */
export const decisionColumns = <Row extends Decided>(titles: {
  readonly decided: string;
  readonly reason: string;
}): Column<Row>[] => [
  column('decided', titles.decided, (row) => (
    <>
      {row.auditedBy ?? '–'}
      <br />
      {row.auditedAt ? <When iso={row.auditedAt} /> : null}
    </>
  )),
  column('reason', titles.reason, (row) => row.rejectReason || '–'),
];
