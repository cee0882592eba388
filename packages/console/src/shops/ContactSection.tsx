import type { Contact } from '@crossdock/contract/shops/contact.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { useStaff } from '../shell/staff.ts';
import { useUnsaved } from '../shell/unsaved.ts';
import classes from './Shop.module.css';

const lines = ['phone', 'line', 'whatsapp', 'email'] as const;
const notes = ['address', 'hours'] as const;

/** How members reach the shop: what stands on the page that the support button opens. */
export function ContactSection() {
  const query = useCall('getContact', {}, { topics: ['shop'] });
  return (
    <Section title={t('shops.contact')}>
      <Loaded query={query} texts={loadedTexts()}>
        {({ mail: _mail, ...contact }) => <ContactForm contact={contact} />}
      </Loaded>
    </Section>
  );
}

function ContactForm({ contact }: { contact: Contact }) {
  const mayWrite = useStaff().may('shop.write');
  const form = usePlainForm('saveContact', {
    schema: () => import('@crossdock/contract/shops/contact.ts').then((m) => m.contactInput),
    defaults: contact,
    input: (values) => values,
    onDone: () => {
      settled();
      showMessage('success', t('shops.contact.saved'));
    },
  });
  const settled = useUnsaved(form.values);
  return (
    <form className={classes.form} noValidate onSubmit={form.send}>
      <p className={classes.intro}>{t('shops.contact.intro')}</p>
      <fieldset className={classes.fields} disabled={!mayWrite}>
        <div className={classes.grid}>
          {lines.map((name) => (
            <TextBox
              key={name}
              label={t(`shops.contact.${name}`)}
              value={form.values[name]}
              onChange={(event) => form.set(name, event.target.value)}
              error={form.errors[name]}
              autoComplete="off"
            />
          ))}
          {notes.map((name) => (
            <NoteBox
              key={name}
              rows={2}
              label={t(`shops.contact.${name}`)}
              value={form.values[name]}
              onChange={(event) => form.set(name, event.target.value)}
              error={form.errors[name]}
            />
          ))}
        </div>
        {form.failure ? <Banner tone="danger" title={form.failure.message} /> : null}
        {mayWrite ? (
          <div className={classes.buttons}>
            <Button type="submit" busy={form.busy}>
              {t('shell.save')}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </form>
  );
}
