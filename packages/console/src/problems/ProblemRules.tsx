import type { Output } from '@crossdock/contract/table.ts';
import { leaveOutRules } from '@crossdock/domain/parcels/problems.ts';
import { AmountField, ChoiceField, CountField } from '@crossdock/ui/fields.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';

/** The fees of answers, and after how many days a problem is overdue. */
export function ProblemRules() {
  return <RulesDialog title={t('problems.rules')} content={Rules} />;
}

function Rules({ onClose }: { onClose: () => void }) {
  const query = useCall('getProblemSettings', {}, { unkept: true });
  return <Loaded query={query}>{(settings) => <Form settings={settings} onClose={onClose} />}</Loaded>;
}

function Form({ settings, onClose }: { settings: Output<'getProblemSettings'>; onClose: () => void }) {
  const { currency } = useFormatting();
  const { form, send, busy, failure } = useCallForm('saveProblemSettings', {
    schema: () => import('@crossdock/contract/problems/desk.ts').then((all) => all.problemSettings),
    defaults: settings,
    refreshes: ['getProblemSettings', 'listProblems'],
    onDone: showMessageAndClose(t('shell.saved'), onClose),
  });
  const { control } = form;
  return (
    <RulesForm onSubmit={send} busy={busy} failure={failure} hint={t('problems.rules.hint')}>
      <AmountField
        control={control}
        name="returnFeeMinor"
        currency={currency}
        label={t('problems.rules.return')}
        required
      />
      <AmountField
        control={control}
        name="destroyFeeMinor"
        currency={currency}
        label={t('problems.rules.destroy')}
        required
      />
      <CountField control={control} name="escalateDays" label={t('problems.rules.days')} required />
      <CountField control={control} name="secondDays" empty={null} label={t('problems.rules.second')} />
      <CountField control={control} name="thirdDays" empty={null} label={t('problems.rules.third')} />
      <ChoiceField
        control={control}
        name="leaveOut"
        label={t('problems.rules.leaveOut')}
        data={leaveOutRules.map((value) => ({ value, label: t(`problems.rules.leaveOut.${value}`) }))}
      />
    </RulesForm>
  );
}
