import type { Output } from '@crossdock/contract/table.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useCall } from '../shell/api.ts';
import { SettingsForm } from '../shell/FormFooter.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';

/** Sets how long documents of deleted members are kept, if longer than the law requires. */
export function ErasureSettings() {
  const query = useCall('getErasureSettings', {}, { topics: ['shop'] });
  return (
    <LoadedSection title={t('erasing.settings')} query={query}>
      {(settings) => <Form key={settings.keepYears} settings={settings} />}
    </LoadedSection>
  );
}

function Form({ settings }: { settings: Output<'getErasureSettings'> }) {
  const { keepYears, booksYears, customsYears } = settings;
  const form = usePlainForm('saveErasureSettings', {
    schema: () =>
      import('@crossdock/contract/erasing/desk.ts').then(
        (all) => all.erasingDeskCalls.saveErasureSettings.input,
      ),
    defaults: { keepYears: String(keepYears) },
    input: (values) => ({ keepYears: values.keepYears.trim() === '' ? 0 : Number(values.keepYears) }),
    refreshes: ['getErasureSettings'],
    done: t('shell.saved'),
  });
  return (
    <SettingsForm {...form} intro={t('erasing.settings.text', { books: booksYears, customs: customsYears })}>
      <TextBox
        name="keepYears"
        inputMode="numeric"
        {...labelAndHint('erasing.keepYears')}
        {...form.box('keepYears')}
      />
    </SettingsForm>
  );
}
