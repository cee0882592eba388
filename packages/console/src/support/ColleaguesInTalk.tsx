import type { Output } from '@crossdock/contract/table.ts';
import { presenceReportMs } from '@crossdock/domain/support/talks.ts';
import { client } from '../shell/api.ts';
import { ColleaguesLine, useVisibilityReports } from '../shell/ColleaguesLine.tsx';
import { t } from '../shell/i18n.ts';

/** Shows who else has the conversation open, so that two clerks do not answer at the same time. */
export function ColleaguesInTalk({ talk: { id, colleagues } }: { talk: Output<'getTalk'> }) {
  useVisibilityReports(
    (here) => void client.attempt('lookAtTalk', { talkId: id, here }),
    presenceReportMs,
    id,
  );
  return (
    <ColleaguesLine
      colleagues={colleagues.map(({ name, typing }) => ({ name, isBusy: typing }))}
      here={(name) => t('support.colleague.here', { name })}
      busy={(name) => t('support.colleague.typing', { name })}
    />
  );
}
