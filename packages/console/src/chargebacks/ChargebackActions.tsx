import type { Output } from '@crossdock/contract/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import {
  type ChargebackEndState,
  chargebackEndStates,
  openChargebackStates,
} from '@crossdock/domain/payments/chargebacks.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { choiceBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import { IconFlagCheck, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { ReasonBox } from '../shell/ReasonBox.tsx';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';

type Chargeback = Output<'getChargeback'>;
const refreshes = ['getChargeback', 'listChargebacks', 'getDashboard', 'listAdjustments'] as const;

/** The actions on an open chargeback. If the provider reports chargebacks, the provider also closes them. */
export function ChargebackActions({ chargeback }: { chargeback: Chargeback }) {
  const [open, setOpen] = useState<'answer' | 'end'>();
  const undo = useSubmit('answerChargeback', { refreshes: [...refreshes] });
  if (!isOneOf(openChargebackStates, chargeback.state)) return null;
  const { id, answeredOn, source } = chargeback;
  const close = () => setOpen(undefined);
  return (
    <Row gap={8} wrap align="end">
      {answeredOn === null ? (
        <Button icon={IconSend} onClick={() => setOpen('answer')}>
          {t('chargebacks.answer')}
        </Button>
      ) : (
        <Button look="outline" busy={undo.busy} onClick={() => void undo.submit({ id, answeredOn: null })}>
          {t('chargebacks.answer.undo')}
        </Button>
      )}
      {source === 'hand' ? (
        <Button look="outline" icon={IconFlagCheck} onClick={() => setOpen('end')}>
          {t('chargebacks.end')}
        </Button>
      ) : null}
      {open === 'answer' ? <Answer id={id} onClose={close} /> : null}
      {open === 'end' ? <End id={id} onClose={close} /> : null}
    </Row>
  );
}

interface DialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

function Answer({ id, onClose }: DialogProps) {
  const { timeZone } = useFormatting();
  const form = usePlainDialog('answerChargeback', {
    schema: () =>
      import('@crossdock/contract/chargebacks/desk.ts').then(
        (all) => all.chargebackCalls.answerChargeback.input,
      ),
    defaults: { answeredOn: dateIn(new Date().toISOString(), timeZone) },
    input: ({ answeredOn }) => ({ id, answeredOn }),
    refreshes: [...refreshes],
    done: t('chargebacks.answer.done'),
    onClose,
  });
  return (
    <SendDialog {...form} title={t('chargebacks.answer')} sendLabel={t('chargebacks.answer')}>
      <TextBox type="date" required label={t('chargebacks.answer.day')} {...form.box('answeredOn')} />
    </SendDialog>
  );
}

function End({ id, onClose }: DialogProps) {
  const form = usePlainDialog<'endChargeback', { readonly end: ChargebackEndState; readonly reason: string }>(
    'endChargeback',
    {
      schema: () =>
        import('@crossdock/contract/chargebacks/desk.ts').then(
          (all) => all.chargebackCalls.endChargeback.input,
        ),
      defaults: { end: 'won', reason: '' },
      input: ({ end, reason }) => ({ id, end, reason }),
      refreshes: [...refreshes, 'getLedgerOverview'],
      onDone: ({ state }) => showApprovalOutcome(state, t('chargebacks.end.done')),
      onClose,
    },
  );
  return (
    <SendDialog {...form} title={t('chargebacks.end')} sendLabel={t('chargebacks.end')}>
      <p>{t('chargebacks.end.text')}</p>
      <ChoiceBox
        label={t('chargebacks.end.outcome')}
        {...choiceBoxPropsOf(form, 'end', chargebackEndStates, (value) => t(`chargebacks.state.${value}`))}
      />
      <ReasonBox label={t('chargebacks.end.reason')} {...form.box('reason')} />
    </SendDialog>
  );
}
