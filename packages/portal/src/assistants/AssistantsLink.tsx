import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';

/** Leads from the member's security page to their assistants. */
export function AssistantsLink() {
  return (
    <Section title={t('assistants.title')}>
      <Stack gap={16}>
        <p>{t('assistants.link')}</p>
        <div>
          <Link to="/assistants" className={buttonClass({ look: 'outline' })}>
            {t('assistants.open')}
          </Link>
        </div>
      </Stack>
    </Section>
  );
}
