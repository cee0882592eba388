import type { Output } from '@crossdock/contract/table.ts';
import { column, cornerColumn, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Note } from '@crossdock/ui/Note.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { IconCircleCheck, IconCircleDashed, IconNote, IconUsers, IconZzz } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';

export type Line = Output<'listStatementLines'>['list'][number];
export type Candidate = Line['candidates'][number];

/** The input of `acceptStatementLine` for a candidate, by its kind. */
export const candidateInput = ({ kind, id }: Candidate) =>
  kind === 'transfer' ? { transferId: id } : kind === 'payment' ? { paymentId: id } : { remittanceId: id };

/** The bank's own day and time, unchanged, because they have no time zone. */
export const bankDayText = ({ day, time }: Pick<Line, 'day' | 'time'>): string =>
  time === null ? day : `${day} ${time.slice(0, 5)}`;

export const payerText = ({
  counterName,
  counterAccount,
}: Pick<Line, 'counterName' | 'counterAccount'>): string =>
  [counterName, counterAccount].filter(Boolean).join(' · ');

const looks = {
  open: ['neutral', IconCircleDashed],
  task: ['warning', IconNote],
  aside: ['neutral', IconZzz],
  waiting: ['warning', IconUsers],
  done: ['success', IconCircleCheck],
  credited: ['success', IconCircleCheck],
} as const;

function LineState({ state }: Pick<Line, 'state'>) {
  const [tone, icon] = looks[state];
  return <StatusBadge tone={tone} icon={icon} label={t(`statements.state.${state}`)} />;
}

export const lineColumns = (): Column<Line>[] => [
  tightColumn('day', t('statements.day'), bankDayText),
  column('note', t('statements.note'), (row) => (
    <>
      {row.note || row.reference || '–'}
      {row.remark ? <Note>{row.remark}</Note> : null}
    </>
  )),
  column('payer', t('statements.counter'), (row) => payerText(row) || '–'),
  column('member', t('statements.member'), (row) =>
    row.memberId === null ? '–' : <MemberLink id={row.memberId} name={row.memberName ?? ''} />,
  ),
  figureColumn('amount', t('statements.amount'), (row) => (
    <Money minor={row.amountMinor} currency={row.account.currency} />
  )),
  cornerColumn('state', t('statements.state'), (row) => <LineState state={row.state} />),
];
