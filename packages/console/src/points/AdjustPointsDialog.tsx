import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Count } from '@crossdock/ui/values.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import { PointsFields } from './PointsFields.tsx';
import { parsePoints } from './parsePoints.ts';

interface AdjustProps {
  readonly memberId: string;
  readonly balance: number;
  readonly onClose: () => void;
}

/** Adds or takes points by hand. The member reads the reason in their records. */
export function AdjustPointsDialog({ memberId, balance, onClose }: AdjustProps) {
  const form = usePlainDialog('adjustPoints', {
    schema: () =>
      import('@crossdock/contract/points/calls.ts').then((all) => all.pointsCalls.adjustPoints.input),
    defaults: { direction: 'add', points: '', reason: '' },
    input: ({ direction, points, reason }) => {
      const typed = parsePoints(points);
      // A typed minus sign would reverse the direction, so it is not accepted.
      const amount = typed > 0 ? typed : Number.NaN;
      return { memberId, points: direction === 'add' ? amount : 0 - amount, reason };
    },
    refreshes: ['getMemberPoints', 'listPointsRecords', 'getPointsOverview'],
    onDone: ({ state }) => showApprovalOutcome(state, t('points.adjusted')),
    onClose,
  });
  const { values } = form;
  const typed = parsePoints(values.points);
  const change = Number.isSafeInteger(typed) && typed > 0 ? typed : 0;
  return (
    <SendDialog {...form} title={t('points.adjust')} sendLabel={t('points.adjust')}>
      <ChoiceBox
        label={t('points.adjust.direction')}
        value={values.direction}
        data={(['add', 'take'] as const).map((value) => ({ value, label: t(`points.adjust.${value}`) }))}
        onChange={(event) => form.set('direction', event.currentTarget.value)}
      />
      <PointsFields form={form} label={t('points.points')} />
      <p>
        {t('points.balance')} <Count n={balance} /> →{' '}
        <strong>
          <Count n={values.direction === 'add' ? balance + change : balance - change} />
        </strong>
      </p>
    </SendDialog>
  );
}
