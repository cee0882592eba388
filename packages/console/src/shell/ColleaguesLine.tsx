import { Row } from '@crossdock/ui/Layout.tsx';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useEffect } from 'react';
import { t } from './i18n.ts';

interface LineProps {
  readonly colleagues: readonly { readonly name: string; readonly isBusy: boolean }[];
  readonly here: (name: string) => string;
  readonly busy: (name: string) => string;
}

/**
 * Names the colleagues who have a record open; if some are editing it, only these. Renders nothing without colleagues.
 */
export function ColleaguesLine({ colleagues, here, busy }: LineProps) {
  if (colleagues.length === 0) return null;
  const writing = colleagues.filter(({ isBusy }) => isBusy);
  const isBusy = writing.length > 0;
  const names = (isBusy ? writing : colleagues).map(({ name }) => name).join(t('support.and'));
  return (
    <Row
      as="p"
      gap={6}
      align="center"
      tone={isBusy ? 'warning' : 'muted'}
      size={14}
      strong={isBusy}
      role="status"
    >
      {isBusy ? <IconPencil size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
      {isBusy ? busy(names) : here(names)}
    </Row>
  );
}

/** Calls `say` with true at intervals while the page is visible, and with false when it is hidden or left. */
export function useVisibilityReports(say: (here: boolean) => void, everyMs: number, about: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` belongs to this subject
  useEffect(() => {
    const isSeen = () => document.visibilityState === 'visible';
    const look = () => say(isSeen());
    const beat = () => {
      if (isSeen()) say(true);
    };
    look();
    const timer = setInterval(beat, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      say(false);
    };
  }, [everyMs, about]);
}
