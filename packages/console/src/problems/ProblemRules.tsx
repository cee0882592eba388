import { leaveOutRules } from '@crossdock/domain/parcels/problems.ts';
import { AmountField, ChoiceField, CountField } from '@crossdock/ui/fields.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { RulesDialogForCall } from '../shell/RulesDialogForCall.tsx';

/** Sets the fees of answers, and after how many days a problem is overdue. */
export const ProblemRules = () => (
  <RulesDialogForCall
    {...labelAndHint('problems.rules')}
    calls={['getProblemSettings', 'saveProblemSettings']}
    schema={() => import('@crossdock/contract/problems/desk.ts').then((all) => all.problemSettings)}
    lists={['listProblems']}
  >
    {({ control }) => (
      <>
        <AmountField control={control} name="returnFeeMinor" label={t('problems.rules.return')} required />
        <AmountField control={control} name="destroyFeeMinor" label={t('problems.rules.destroy')} required />
        <CountField control={control} name="escalateDays" label={t('problems.rules.days')} required />
        <CountField control={control} name="secondDays" empty={null} label={t('problems.rules.second')} />
        <CountField control={control} name="thirdDays" empty={null} label={t('problems.rules.third')} />
        <ChoiceField
          control={control}
          name="leaveOut"
          label={t('problems.rules.leaveOut')}
          data={leaveOutRules.map((value) => ({ value, label: t(`problems.rules.leaveOut.${value}`) }))}
        />
      </>
    )}
  </RulesDialogForCall>
);
