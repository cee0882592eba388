import { keysOf } from '@crossdock/domain/records.ts';
import { IconButton } from '@crossdock/ui/Button.tsx';
import { IconHelp } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { pageChapters } from '../help/help.gen.ts';
import { t } from './i18n.ts';
import { orNothing } from './orNothing.ts';

const HelpDialog = lazy(orNothing(() => import('./HelpDialog.tsx')));

type ChapterName = keyof typeof pageChapters;

/** The chapter of the page at this path, or of the nearest page above it. */
function chapterAt(path: string): ChapterName | undefined {
  const name = path.replace(/^\//, '').replaceAll('/', '.');
  return keysOf(pageChapters)
    .filter((one) => name === one || name.startsWith(`${one}.`))
    .sort((one, other) => other.length - one.length)[0];
}

/** Beside the title of a page that has a chapter of help: what it is for, and usual questions. */
export default function QuietHelp() {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<ChapterName>();
  const chapter = chapterAt(pathname);
  if (chapter === undefined) return null;
  const opened = openedAt === chapter;
  return (
    <>
      <IconButton
        icon={IconHelp}
        label={t('shell.help')}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(chapter)}
      />
      {opened ? (
        <Suspense>
          <HelpDialog load={pageChapters[chapter]} onClose={() => setOpenedAt(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
