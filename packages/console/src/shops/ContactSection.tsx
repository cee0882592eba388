import type { Contact } from '@crossdock/contract/shops/contact.ts';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useCall } from '../shell/api.ts';
import { SettingsForm } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { useUnsavedGuard } from '../shell/unsaved.ts';
import classes from './Shop.module.css';

const lines = ['phone', 'line', 'whatsapp', 'email'] as const;
const notes = ['address', 'hours'] as const;

/** The shop's contacts for members, shown on the page that the support button opens. */
export const ContactSection = () => (
  <LoadedSection title={t('shops.contact')} query={useCall('getContact', {}, { topics: ['shop'] })}>
    {({ mail: _mail, ...contact }) => <ContactForm contact={contact} />}
  </LoadedSection>
);

function ContactForm({ contact }: { contact: Contact }) {
  const form = usePlainForm('saveContact', {
    schema: () => import('@crossdock/contract/shops/contact.ts').then((m) => m.contactInput),
    defaults: contact,
    input: (values) => values,
    done: t('shops.contact.saved'),
    onDone: () => settled(),
  });
  const settled = useUnsavedGuard(form.values);
  return (
    <SettingsForm {...form} intro={t('shops.contact.intro')}>
      <div className={classes.grid}>
        {lines.map((name) => (
          <TextBox key={name} label={t(`shops.contact.${name}`)} {...form.box(name)} autoComplete="off" />
        ))}
        {notes.map((name) => (
          <NoteBox key={name} rows={2} label={t(`shops.contact.${name}`)} {...form.box(name)} />
        ))}
      </div>
    </SettingsForm>
  );
}
