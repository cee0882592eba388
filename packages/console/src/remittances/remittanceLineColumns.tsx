import type { RemittanceLineView } from '@crossdock/contract/remittances/desk.ts';
import { column, cornerColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Code, Money } from '@crossdock/ui/values.tsx';
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconDots,
  IconNote,
  IconRotate2,
} from '@tabler/icons-react';
import { AwaitedApproval } from '../shell/AwaitedApproval.tsx';
import { t } from '../shell/i18n.ts';
import { OrderLink } from '../shell/links.tsx';
import type { RemittanceDecision } from './DecisionDialog.tsx';
import { moneyColumns } from './moneyColumns.tsx';

function LineState({ line }: { line: RemittanceLineView }) {
  const { state, difference } = line;
  if (state === 'accepted')
    return <StatusBadge tone="success" icon={IconCircleCheck} label={t('remittances.state.accepted')} />;
  if (state === 'task')
    return <StatusBadge tone="warning" icon={IconNote} label={t('remittances.state.task')} />;
  return difference === 'none' ? (
    <StatusBadge tone="neutral" icon={IconCircleDashed} label={t('remittances.shelf.clean')} />
  ) : (
    <StatusBadge tone="danger" icon={IconAlertTriangle} label={t(`remittances.difference.${difference}`)} />
  );
}

function Why({ line }: { line: RemittanceLineView }) {
  const { difference, state, bookedMinor, remittedIn, remark, secondAwaited } = line;
  return (
    <Grid as="span" gap={2}>
      {difference === 'none' ? '–' : t(`remittances.difference.${difference}`)}
      {difference === 'amount' ? (
        <Muted size={13}>
          {t('remittances.booked')} <Money minor={bookedMinor} />
        </Muted>
      ) : null}
      {remittedIn ? <Muted size={13}>{t('remittances.remittedIn', { file: remittedIn })}</Muted> : null}
      {remark ? <Muted size={13}>{remark}</Muted> : null}
      {state === 'accepted' ? null : <AwaitedApproval awaited={secondAwaited} />}
    </Grid>
  );
}

export const remittanceLineColumns = (): Column<RemittanceLineView>[] => [
  column('tracking', t('remittances.tracking'), (row) => (
    <Code>{row.trackingNumber || row.orderNumber}</Code>
  )),
  cornerColumn('state', t('remittances.state'), (row) => <LineState line={row} />),
  column('order', t('remittances.order'), (row) =>
    row.orderId === null ? '–' : <OrderLink id={row.orderId} number={row.ourNumber ?? row.orderNumber} />,
  ),
  column('carrier', t('remittances.carrier'), (row) => (
    <Grid as="span" gap={2}>
      {row.carrier.name}
      <Muted size={13}>{[row.reference, row.day].filter(Boolean).join(' · ')}</Muted>
    </Grid>
  )),
  ...moneyColumns<RemittanceLineView>(),
  column('difference', t('remittances.difference'), (row) => <Why line={row} />),
];

/** The actions on a line, as a menu. */
export const decisionMenuColumn = (
  onDecide: (decision: RemittanceDecision) => void,
): Column<RemittanceLineView> =>
  tightColumn('decide', '', (line) => {
    const choice = (does: RemittanceDecision['does'], icon: typeof IconCheck, label: string) => ({
      ...{ key: does, icon, label, onChoose: () => onDecide({ does, line }) },
    });
    const accept = choice('accept', IconCheck, t('remittances.accept'));
    const task = choice('task', IconNote, t('remittances.task'));
    const choices =
      line.state === 'accepted'
        ? [choice('undo', IconRotate2, t('remittances.undo'))]
        : line.state === 'task'
          ? [accept, choice('open', IconRotate2, t('remittances.reopen'))]
          : [accept, task];
    return <MenuButton icon={IconDots} label={t('remittances.actions')} choices={choices} />;
  });
