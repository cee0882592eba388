import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { t } from './i18n.ts';

const payers = ['member', 'shop'] as const;
export type DutyPayer = (typeof payers)[number];

/** Chooses who paid the customs charge. */
export function DutyPayerChoice({
  value,
  onChoose,
}: {
  value: DutyPayer;
  onChoose: (payer: DutyPayer) => void;
}) {
  return (
    <ChoiceBox
      label={t('duties.paidBy')}
      value={value}
      onChange={(event) => onChoose(event.target.value === 'shop' ? 'shop' : 'member')}
      data={payers.map((payer) => ({ value: payer, label: t(`duties.paidBy.${payer}`) }))}
    />
  );
}
