import type { Output } from '@crossdock/contract/table.ts';
import { taxedCosts, taxKinds, zeroRateReasons } from '@crossdock/domain/einvoices/taxes.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { choiceBoxPropsOf, tickBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useCall } from '../shell/api.ts';
import { SettingsForm } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { RuleCheckbox } from '../shell/RulesDialog.tsx';
import { einvoiceLineText } from './einvoiceLineText.ts';

type Settings = Output<'getEinvoiceSettings'>;

function Taxes({ settings }: { settings: Settings }) {
  const form = usePlainForm<'saveEinvoiceSettings', Settings>('saveEinvoiceSettings', {
    schema: () => import('@crossdock/contract/einvoices/desk.ts').then((all) => all.einvoiceSettingsInput),
    defaults: settings,
    input: (values) => values,
    refreshes: ['getEinvoiceSettings'],
    done: t('shell.saved'),
  });
  const { values, set } = form;
  const hasZero = values.taxes.some(({ tax }) => tax === 'zero');
  return (
    <SettingsForm {...form} intro={t('einvoices.settings.intro')}>
      <Grid columns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))" gap={[12, 16]}>
        {taxedCosts.map((line) => (
          <ChoiceBox
            key={line}
            label={einvoiceLineText(line)}
            data={taxKinds.map((value) => ({ value, label: t(`einvoices.tax.${value}`) }))}
            value={values.taxes.find((one) => one.line === line)?.tax ?? 'taxable'}
            onChange={(event) => {
              const tax = taxKinds.find((one) => one === event.target.value) ?? 'taxable';
              set('taxes', [...values.taxes.filter((one) => one.line !== line), { line, tax }]);
            }}
          />
        ))}
      </Grid>
      {hasZero ? (
        <>
          <ChoiceBox
            label={t('einvoices.zeroReason')}
            {...choiceBoxPropsOf(form, 'zeroReason', zeroRateReasons, (value) =>
              t(`einvoices.zeroReason.${value}`),
            )}
          />
          <RuleCheckbox label={t('einvoices.throughCustoms')} {...tickBoxPropsOf(form, 'throughCustoms')} />
        </>
      ) : null}
    </SettingsForm>
  );
}

/** The tax of each kind of line on a bill. */
export function EinvoiceSettings() {
  const query = useCall('getEinvoiceSettings', {}, { topics: ['shop'] });
  const taxes = (known: Settings) => <Taxes key={JSON.stringify(known)} settings={known} />;
  return (
    <LoadedSection title={t('einvoices.settings')} query={query}>
      {taxes}
    </LoadedSection>
  );
}
