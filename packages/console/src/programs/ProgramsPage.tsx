import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';
import { KeysSection } from './KeysSection.tsx';

/** How the firm's own programs work with the shop. */
export function ProgramsPage() {
  return (
    <Page
      title={t('programs.title')}
      intro={t('programs.intro')}
      actions={
        <a href="/api/reference" className={buttonClass({ look: 'outline', small: true })}>
          {t('programs.reference')}
        </a>
      }
    >
      <KeysSection />
    </Page>
  );
}
