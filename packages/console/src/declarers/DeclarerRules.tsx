import { regions } from '@crossdock/domain/regions.ts';
import { Row, Text } from '@crossdock/ui/Layout.tsx';
import { countryName } from '../shell/countryName.ts';
import { t } from '../shell/i18n.ts';
import { RuleCheckbox } from '../shell/RulesDialog.tsx';
import { RulesDialogForCall } from '../shell/RulesDialogForCall.tsx';

/** Sets whether declarers need approval, and for which countries an order needs a declarer. */
export const DeclarerRules = () => (
  <RulesDialogForCall
    label={t('declarers.rules')}
    description={t('declarers.rules.countries.hint')}
    calls={['getDeclarerSettings', 'saveDeclarerSettings']}
    schema={() =>
      import('@crossdock/contract/declarers/calls.ts').then(
        (all) => all.declarerCalls.saveDeclarerSettings.input,
      )
    }
  >
    {({ register }) => (
      <>
        <RuleCheckbox label={t('declarers.rules.audit')} {...register('declarerAudit')} />
        <Row as="fieldset" gap={[0, 24]} wrap>
          <Text as="legend" size={14} strong>
            {t('declarers.rules.countries')}
          </Text>
          {regions.map((region) => (
            <RuleCheckbox
              key={region}
              label={countryName(region)}
              value={region}
              {...register('declarerCountries')}
            />
          ))}
        </Row>
      </>
    )}
  </RulesDialogForCall>
);
