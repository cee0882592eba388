import { FactField } from '@crossdock/web/factFields.tsx';
import { useCall } from '../shell/api.ts';
import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';
import { MonthlyCostIncrease } from '../shell/MonthlyCostIncrease.tsx';
import { RulesDialog } from '../shell/RulesDialog.tsx';
import { comments } from './comments.ts';

/** How many points a review earns. */
export function CommentRules() {
  return <RulesDialog title={comments.label('points')} content={Rules} />;
}

const Rules = ({ onClose }: { onClose: () => void }) => (
  <CallRules
    query={useCall('getCommentSettings', {}, { unkept: true })}
    call="saveCommentSettings"
    schema={() => import('@crossdock/contract/comments/desk.ts').then((all) => all.commentSettingsInput)}
    refreshes={['getCommentSettings']}
    hint={t('comments.points.hint')}
    onClose={onClose}
  >
    {({ control, watch }) => (
      <>
        <FactField of={comments} control={control} name="points" />
        <MonthlyCostIncrease changed={{ commentPoints: watch('points') }} />
      </>
    )}
  </CallRules>
);
