import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Loaded, type Loading } from '@crossdock/ui/Loaded.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { PageChapter } from '../help/help.ts';
import { t } from './i18n.ts';
import { loadedTexts } from './lists.ts';

interface HelpDialogProps {
  readonly load: () => Promise<PageChapter>;
  readonly onClose: () => void;
}

/** What a page is for, and usual questions. The shop's own guide comes first, customer service last. */
export default function HelpDialog({ load, onClose }: HelpDialogProps) {
  const query = useChapter(load);
  return (
    <Dialog opened title={t('shell.help')} closeLabel={t('shell.close')} onClose={onClose}>
      <Stack gap={16}>
        <Link to="/noviceguidance" onClick={onClose}>
          {t('shell.help.guide')}
        </Link>
        <Loaded query={query} texts={loadedTexts()}>
          {(chapter) => {
            const { purpose, questions } = chapter[currentLanguage()];
            return (
              <>
                <p>{purpose}</p>
                {questions.map(({ question, answer }) => (
                  <Stack as="section" gap={4} key={question}>
                    <Text as="h3" strong>
                      {question}
                    </Text>
                    <p>{answer}</p>
                  </Stack>
                ))}
              </>
            );
          }}
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

/** A chapter, whose file is loaded when it is opened. */
function useChapter(load: () => Promise<PageChapter>): Loading<PageChapter> {
  const [{ data, error }, set] = useState<Pick<Loading<PageChapter>, 'data' | 'error'>>({
    data: undefined,
    error: null,
  });
  const refetch = useCallback(() => {
    set((now) => ({ ...now, error: null }));
    load().then(
      (chapter) => set({ data: chapter, error: null }),
      () => set({ data: undefined, error: { message: t('shell.failed') } }),
    );
  }, [load]);
  useEffect(refetch, [refetch]);
  return { data, error, isPending: data === undefined && error === null, refetch };
}
