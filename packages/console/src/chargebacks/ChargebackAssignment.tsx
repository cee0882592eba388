import type { Output } from '@crossdock/contract/table.ts';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { SettingsForm } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';

interface WorkProps {
  readonly chargeback: Output<'getChargeback'>;
  readonly mayWrite: boolean;
}

/** Assigns a chargeback to a clerk, and stores a note for colleagues. */
export function ChargebackAssignment({ chargeback, mayWrite }: WorkProps) {
  const { id, note, assignedTo, assignable } = chargeback;
  const form = usePlainForm('saveChargeback', {
    schema: () =>
      import('@crossdock/contract/chargebacks/desk.ts').then(
        (all) => all.chargebackCalls.saveChargeback.input,
      ),
    defaults: { note, assignedTo: assignedTo ?? '' },
    input: (values) => ({ id, note: values.note, assignedTo: values.assignedTo || null }),
    refreshes: ['getChargeback', 'listChargebacks'],
    done: t('shell.saved'),
  });
  return (
    <Section title={t('chargebacks.work')}>
      <SettingsForm {...form} mayWrite={mayWrite}>
        <ChoiceBox
          label={t('chargebacks.assignee')}
          placeholder={t('chargebacks.assignee.none')}
          {...form.box('assignedTo')}
          data={assignable.map((one) => ({ value: one.id, label: one.name }))}
        />
        <NoteBox label={t('chargebacks.note')} rows={5} maxLength={2_000} {...form.box('note')} />
      </SettingsForm>
    </Section>
  );
}
