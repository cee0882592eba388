import { Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { useChapter } from '@crossdock/web/useChapter.ts';
import { Link } from '@tanstack/react-router';
import type { PageChapter } from '../help/help.ts';
import { Dialog } from './Dialog.ts';
import { t } from './i18n.ts';
import { Loaded } from './Loaded.tsx';

interface HelpDialogProps {
  readonly load: () => Promise<PageChapter>;
  readonly onClose: () => void;
}

/** The purpose of a page, and usual questions. The shop's own guide comes first, customer service last. */
export default function HelpDialog({ load, onClose }: HelpDialogProps) {
  const query = useChapter(load, t('shell.failed'));
  return (
    <Dialog opened title={t('shell.help')} onClose={onClose}>
      <Stack gap={16}>
        <Link to="/noviceguidance" onClick={onClose}>
          {t('shell.help.guide')}
        </Link>
        <Loaded query={query}>
          {({ purpose, ...questions }) => (
            <>
              <p>{purpose[currentLanguage()]}</p>
              {Object.entries(questions[currentLanguage()]).map(([question, answer]) => (
                <Stack as="section" gap={4} key={question}>
                  <Text as="h3" strong>
                    {question}
                  </Text>
                  <p>{answer}</p>
                </Stack>
              ))}
            </>
          )}
        </Loaded>
        <Muted as="p">
          {t('shell.help.more')}{' '}
          <Link to="/support" onClick={onClose}>
            {t('shell.route.support')}
          </Link>
        </Muted>
      </Stack>
    </Dialog>
  );
}
