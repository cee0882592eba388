import type { Output } from '@crossdock/contract/table.ts';
import { regions } from '@crossdock/domain/regions.ts';
import { Row, Text } from '@crossdock/ui/Layout.tsx';
import { useCall } from '../shell/api.ts';
import { countryName } from '../shell/countryName.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RuleCheck, RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';

/** Whether declarers need approval, and for which countries orders need one. */
export function DeclarerRules() {
  return <RulesDialog title={t('declarers.rules')} content={Rules} />;
}

function Rules({ onClose }: { onClose: () => void }) {
  const query = useCall('getDeclarerSettings', {}, { unkept: true });
  return <Loaded query={query}>{(settings) => <Form settings={settings} onClose={onClose} />}</Loaded>;
}

function Form({ settings, onClose }: { settings: Output<'getDeclarerSettings'>; onClose: () => void }) {
  const { form, send, busy, failure } = useCallForm('saveDeclarerSettings', {
    schema: () =>
      import('@crossdock/contract/declarers/calls.ts').then(
        (all) => all.declarerCalls.saveDeclarerSettings.input,
      ),
    defaults: settings,
    refreshes: ['getDeclarerSettings'],
    onDone: showMessageAndClose(t('shell.saved'), onClose),
  });
  return (
    <RulesForm onSubmit={send} busy={busy} failure={failure} hint={t('declarers.rules.countries.hint')}>
      <RuleCheck label={t('declarers.rules.audit')} {...form.register('declarerAudit')} />
      <Row as="fieldset" gap={[0, 24]} wrap>
        <Text as="legend" size={14} strong>
          {t('declarers.rules.countries')}
        </Text>
        {regions.map((region) => (
          <RuleCheck
            key={region}
            label={countryName(region)}
            value={region}
            {...form.register('declarerCountries')}
          />
        ))}
      </Row>
    </RulesForm>
  );
}
