import { editingMs, type PresenceNoun } from '@crossdock/domain/staff/presence.ts';
import { presenceReportMs, presenceTimeoutMs } from '@crossdock/domain/support/talks.ts';
import { useEffect, useRef } from 'react';
import { client, useCall } from './api.ts';
import { ColleaguesLine, useVisibilityReports } from './ColleaguesLine.tsx';
import { t } from './i18n.ts';

interface Subject {
  readonly noun: PresenceNoun;
  readonly id: string;
}

/** Shows who else is viewing or editing a record, and shows the others that it is open here. */
export function OtherViewers({ noun, id }: Subject) {
  const { data } = useCall(
    'listLookers',
    { noun, id },
    { topics: ['looks'], refetchEveryMs: presenceTimeoutMs },
  );
  useLooking({ noun, id });
  return (
    <ColleaguesLine
      colleagues={(data?.list ?? []).map(({ name, editing }) => ({ name, isBusy: editing }))}
      here={(name) => t('shell.looks.here', { name })}
      busy={(name) => t('shell.looks.editing', { name })}
    />
  );
}

/** Typing into a search does not count as editing. */
const isEdited = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.closest('[data-fleeting], [type=search], [role=combobox]') === null;

function useLooking({ noun, id }: Subject): void {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const say = (here: boolean, editing = performance.now() - typedAt.current < editingMs) =>
    void client.attempt('lookAt', { noun, id, here, editing: here && editing });
  useVisibilityReports(say, presenceReportMs, `${noun} ${id}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` belongs to this subject
  useEffect(() => {
    const type = (event: Event) => {
      if (!isEdited(event)) return;
      const isNew = performance.now() - typedAt.current > editingMs / 2;
      typedAt.current = performance.now();
      if (isNew) say(true, true);
    };
    document.addEventListener('input', type);
    return () => document.removeEventListener('input', type);
  }, [noun, id]);
}
