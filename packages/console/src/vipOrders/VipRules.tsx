import type { Output } from '@crossdock/contract/table.ts';
import { allLoaded } from '@crossdock/ui/allLoaded.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { CountField } from '@crossdock/ui/fields.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { useController } from 'react-hook-form';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';

/** From which level members can place VIP orders, and when they are asked about missing parcels. */
export function VipRules() {
  return (
    <RulesDialog title={t('vipOrders.settings')}>{(onClose) => <Rules onClose={onClose} />}</RulesDialog>
  );
}

function Rules({ onClose }: { onClose: () => void }) {
  const query = allLoaded(useCall('getVipSettings', {}, { unkept: true }), useCall('listLevels', {}));
  return (
    <Loaded query={query}>
      {([settings, { list }]) => <VipRulesForm settings={settings} levels={list} onClose={onClose} />}
    </Loaded>
  );
}

interface VipRulesFormProps {
  readonly settings: Output<'getVipSettings'>;
  readonly levels: Output<'listLevels'>['list'];
  readonly onClose: () => void;
}

function VipRulesForm(props: VipRulesFormProps) {
  const { form, send, busy, failure } = useCallForm('saveVipSettings', {
    schema: () => import('@crossdock/contract/vipOrders/desk.ts').then((all) => all.vipSettingsInput),
    defaults: props.settings,
    refreshes: ['getVipSettings'],
    onDone: showMessageAndClose(t('shell.saved'), props.onClose),
  });
  const { control } = form;
  const { field } = useController({ control, name: 'fromLevel' });
  return (
    <RulesForm onSubmit={send} busy={busy} failure={failure} hint={t('vipOrders.fromLevel.hint')}>
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
