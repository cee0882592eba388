import type { ChatSettingsInput } from '@crossdock/contract/support/desk.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Grid, Row } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { RuleCheckbox, RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';

const useRules = () => useCall('getChatSettings', {}, { unkept: true });

/** Sets the hours when staff answer, and the automatic answer outside these hours. */
export const ChatRules = () => (
  <RulesDialog title={t('support.settings')} useRules={useRules}>
    {(settings, onClose) => <Form settings={settings} onClose={onClose} />}
  </RulesDialog>
);

const week = [1, 2, 3, 4, 5, 6, 0];
/** A time on the given day of the week, 0 for Sunday. The first of November 2026 is a Sunday. */
const dayAt = (day: number) => Date.UTC(2026, 10, 1 + day, 12);

function Form({ settings, onClose }: { settings: ChatSettingsInput; onClose: () => void }) {
  const { locale } = useFormatting();
  const names = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const { values, errors, set, ...saving } = usePlainDialog('saveChatSettings', {
    schema: () => import('@crossdock/contract/support/desk.ts').then((all) => all.chatSettingsInput),
    defaults: settings,
    input: (typed) => typed,
    refreshes: ['getChatSettings'],
    onClose,
  });
  const toggle = (day: number) =>
    set('days', values.days.includes(day) ? values.days.filter((one) => one !== day) : [...values.days, day]);
  return (
    <RulesForm {...saving} hint={t('support.settings.hint')}>
      <Row as="fieldset" gap={[4, 16]} wrap>
        <legend>{t('support.settings.days')}</legend>
        {week.map((day) => (
          <RuleCheckbox
            key={day}
            label={names.format(dayAt(day))}
            checked={values.days.includes(day)}
            onChange={() => toggle(day)}
          />
        ))}
      </Row>
      <Grid columns="repeat(auto-fit, minmax(160px, 1fr))" gap={12}>
        {(['from', 'until'] as const).map((name) => (
          <TextBox
            key={name}
            required
            label={t(`support.settings.${name}`)}
            placeholder="09:00"
            value={values[name]}
            error={errors[name]}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
        ))}
      </Grid>
      {langs.map((lang) => (
        <NoteBox
          key={lang}
          label={t(`support.settings.away.${lang}`)}
          rows={2}
          maxLength={500}
          value={values.away[lang]}
          error={errors[`away.${lang}`]}
          onChange={(event) => set('away', { ...values.away, [lang]: event.currentTarget.value })}
        />
      ))}
    </RulesForm>
  );
}
