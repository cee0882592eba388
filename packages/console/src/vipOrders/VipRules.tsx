import type { Output } from '@crossdock/contract/table.ts';
import { combineQueries } from '@crossdock/ui/combineQueries.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { CountField } from '@crossdock/ui/fields.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { useController } from 'react-hook-form';
import { useCall } from '../shell/api.ts';
import { useDialogForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';

const useRules = () =>
  combineQueries(useCall('getVipSettings', {}, { unkept: true }), useCall('listLevels', {}));

/** Sets from which level members can place VIP orders, and when members are asked about missing parcels. */
export const VipRules = () => (
  <RulesDialog title={t('vipOrders.settings')} useRules={useRules}>
    {([settings, { list }], onClose) => <VipRulesForm settings={settings} levels={list} onClose={onClose} />}
  </RulesDialog>
);

interface VipRulesFormProps {
  readonly settings: Output<'getVipSettings'>;
  readonly levels: Output<'listLevels'>['list'];
  readonly onClose: () => void;
}

function VipRulesForm(props: VipRulesFormProps) {
  const { form, ...saving } = useDialogForm('saveVipSettings', {
    schema: () => import('@crossdock/contract/vipOrders/desk.ts').then((all) => all.vipSettingsInput),
    defaults: props.settings,
    refreshes: ['getVipSettings'],
    onClose: props.onClose,
  });
  const { control } = form;
  const { field } = useController({ control, name: 'fromLevel' });
  return (
    <RulesForm {...saving} hint={t('vipOrders.fromLevel.hint')}>
      <ChoiceBox
        label={t('vipOrders.fromLevel')}
        placeholder={t('vipOrders.fromLevel.none')}
        data={props.levels.map((row) => ({
          value: String(row.level),
          label: row[currentLanguage()] || t('vipOrders.fromLevel.nth', { n: row.level }),
        }))}
        value={String(field.value ?? '')}
        onChange={({ currentTarget: { value } }) => field.onChange(value === '' ? null : Number(value))}
      />
      <CountField control={control} name="askAfterDays" required label={t('vipOrders.askAfterDays')} />
    </RulesForm>
  );
}
