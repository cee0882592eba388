import { Timeline } from '@crossdock/ui/Timeline.tsx';
import { useCall } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';

/** The history of a problem: messages and actions, with their authors. */
export function ProblemHistory({ id, onClose }: { id: string; onClose: () => void }) {
  const problem = useCall('getStaffProblem', { id }, { topics: ['problems'] });
  return (
    <Dialog opened title={t('problems.timeline')} onClose={onClose}>
      <Loaded query={problem}>
        {({ timeline }) => (
          <Timeline
            entries={timeline.toReversed().map(({ event, at, why, staffName }) => ({
              key: `${event} ${at}`,
              title: t(`problems.event.${event}`),
              at,
              text: [staffName, why].filter(Boolean).join(' · '),
            }))}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
