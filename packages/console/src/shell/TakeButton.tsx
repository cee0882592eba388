import { Button } from '@crossdock/ui/Button.tsx';
import { EntryNote } from '@crossdock/ui/Entry.tsx';
import type { AssignableRow } from './assignmentBulkActions.ts';
import { t } from './i18n.ts';

interface TakeButtonProps extends AssignableRow {
  readonly may: boolean;
  readonly busy: boolean;
  readonly onTake: (taken: boolean) => void;
}

/**
 * Names the clerk who handles an item, so that two clerks do not do the same work. The button assigns the item to the
 * reader or releases it.
 */
export function TakeButton({ takenBy, may, busy, onTake }: TakeButtonProps) {
  if (takenBy && !takenBy.mine) return <EntryNote>{t('exceptions.taken', { name: takenBy.name })}</EntryNote>;
  if (!may) return null;
  return (
    <>
      {takenBy ? <EntryNote>{t('exceptions.taken.mine')}</EntryNote> : null}
      <Button small look="plain" busy={busy} onClick={() => onTake(takenBy === null)}>
        {t(takenBy ? 'exceptions.release' : 'exceptions.take')}
      </Button>
    </>
  );
}
