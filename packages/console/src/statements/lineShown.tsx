import type { Output } from '@crossdock/contract/table.ts';
import { Muted } from '@crossdock/ui/Layout.tsx';
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
  { key: 'day', title: t('statements.day'), tight: true, cell: bankDayText },
  {
    key: 'note',
    title: t('statements.note'),
    cell: (row) => (
      <>
        {row.note || row.reference || '–'}
        {row.remark ? (
          <Muted as="p" size={13}>
            {row.remark}
          </Muted>
        ) : null}
      </>
    ),
  },
  { key: 'payer', title: t('statements.counter'), cell: (row) => payerText(row) || '–' },
  {
    key: 'member',
    title: t('statements.member'),
    cell: (row) =>
      row.memberId === null ? '–' : <MemberLink id={row.memberId} name={row.memberName ?? ''} />,
  },
  {
    key: 'amount',
    title: t('statements.amount'),
    align: 'end',
    cell: (row) => <Money minor={row.amountMinor} currency={row.account.currency} />,
  },
  {
    key: 'state',
    title: t('statements.state'),
    corner: true,
    tight: true,
    cell: (row) => <LineState state={row.state} />,
  },
];
