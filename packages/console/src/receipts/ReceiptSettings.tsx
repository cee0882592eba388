import { receiptsFacts } from '@crossdock/contract/receipts/facts.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { FactBox } from '@crossdock/web/factBoxes.tsx';
import { factWords } from '@crossdock/web/factWords.ts';
import { tickBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useCall } from '../shell/api.ts';
import { SettingsForm } from '../shell/FormFooter.tsx';
import { t, texts } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { RuleCheckbox } from '../shell/RulesDialog.tsx';

const receipts = factWords('receipts', receiptsFacts, texts);
const boxes = ['sellerName', 'taxNumber', 'sellerAddress', 'footer'] as const;

/** Sets whether members get receipts, and the shop's details on the receipts. */
export function ReceiptSettings() {
  const query = useCall('getReceiptSettings', {}, { topics: ['shop'] });
  return (
    <LoadedSection title={t('receipts.settings')} query={query}>
      {(settings) => <Form key={JSON.stringify(settings)} settings={settings} />}
    </LoadedSection>
  );
}

function Form({ settings }: { settings: Output<'getReceiptSettings'> }) {
  const form = usePlainForm('saveReceiptSettings', {
    schema: () => import('@crossdock/contract/receipts/desk.ts').then((all) => all.receiptSettingsInput),
    defaults: settings,
    input: (values) => values,
    refreshes: ['getReceiptSettings'],
    done: t('shell.saved'),
  });
  return (
    <SettingsForm {...form} intro={t('receipts.settings.intro')}>
      <RuleCheckbox label={t('receipts.offered')} {...tickBoxPropsOf(form, 'offered')} />
      {boxes.map((name) => (
        <FactBox key={name} of={receipts} form={form} name={name} />
      ))}
    </SettingsForm>
  );
}
