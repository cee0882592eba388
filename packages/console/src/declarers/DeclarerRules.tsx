import { regions } from '@crossdock/domain/regions.ts';
import { Row, Text } from '@crossdock/ui/Layout.tsx';
import { useCall } from '../shell/api.ts';
import { CallRules } from '../shell/CallRules.tsx';
import { countryName } from '../shell/countryName.ts';
import { t } from '../shell/i18n.ts';
import { RuleCheck } from '../shell/RulesDialog.tsx';

const useRules = () => useCall('getDeclarerSettings', {}, { unkept: true });

/** Whether declarers need approval, and for which countries orders need one. */
export const DeclarerRules = () => (
  <CallRules
    title={t('declarers.rules')}
    hint={t('declarers.rules.countries.hint')}
    useRules={useRules}
    call="saveDeclarerSettings"
    schema={() =>
      import('@crossdock/contract/declarers/calls.ts').then(
        (all) => all.declarerCalls.saveDeclarerSettings.input,
      )
    }
    refreshes={['getDeclarerSettings']}
  >
    {({ register }) => (
      <>
        <RuleCheck label={t('declarers.rules.audit')} {...register('declarerAudit')} />
        <Row as="fieldset" gap={[0, 24]} wrap>
          <Text as="legend" size={14} strong>
            {t('declarers.rules.countries')}
          </Text>
          {regions.map((region) => (
            <RuleCheck
              key={region}
              label={countryName(region)}
              value={region}
              {...register('declarerCountries')}
            />
          ))}
        </Row>
      </>
    )}
  </CallRules>
);
