import { keysOf } from '@crossdock/domain/records.ts';
import { IconButton } from '@crossdock/ui/Button.tsx';
import { Bar, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { useCloseOnBack } from '@crossdock/ui/useCloseOnBack.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { useChapter } from '@crossdock/web/useChapter.ts';
import { useHelpChapter } from '@crossdock/web/useHelpChapter.ts';
import { IconHelp, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { pageChapters } from '../help/help.gen.ts';
import { HelpSteps } from './HelpSteps.tsx';
import { t } from './i18n.ts';
import { Loaded } from './Loaded.tsx';
import classes from './PageHelp.module.css';

type ChapterName = keyof typeof pageChapters;

/** The help button in the page's bar, on pages with a help chapter; the chapter opens at the side. */
export function PageHelp() {
  const { chapter, opened, open, close } = useHelpChapter(keysOf(pageChapters));
  if (chapter === undefined) return null;
  return (
    <>
      <IconButton
        icon={IconHelp}
        label={t('shell.help')}
        aria-expanded={opened}
        onClick={opened ? close : open}
      />
      {opened ? <Panel chapter={chapter} onClose={close} /> : null}
    </>
  );
}

/** The help beside the page, which stays usable, so that its steps can be followed. */
function Panel({ chapter, onClose }: { chapter: ChapterName; onClose: () => void }) {
  const panel = useRef<HTMLElement>(null);
  const query = useChapter(pageChapters[chapter], t('shell.failed'));
  useCloseOnBack(true, onClose, { escape: true });
  useEffect(() => panel.current?.focus(), []);
  return (
    <aside ref={panel} tabIndex={-1} className={classes.panel} aria-label={t('shell.help')}>
      <Bar below={8}>
        <Text as="h2" size={16} strong>
          {t('shell.help')}
        </Text>
        <IconButton icon={IconX} label={t('shell.close')} onClick={onClose} />
      </Bar>
      <Loaded query={query}>
        {({ purpose, ...tasks }) => (
          <Stack gap={20}>
            <p>{purpose[currentLanguage()]}</p>
            <Picture chapter={chapter} />
            {Object.entries(tasks[currentLanguage()]).map(([title, steps]) => (
              <HelpSteps key={title} title={title} steps={steps} />
            ))}
          </Stack>
        )}
      </Loaded>
    </aside>
  );
}

/** A picture of the page, taken by a test, in the reader's language; a press enlarges it. */
function Picture({ chapter }: { chapter: ChapterName }) {
  const address = `/console/help/${chapter}.${currentLanguage()}.webp`;
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={t('shell.help.picture')}>
      <img
        style={{ width: '100%', height: 'auto' }}
        src={address}
        alt=""
        width={840}
        height={525}
        loading="lazy"
      />
    </a>
  );
}
