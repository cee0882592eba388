import { FactField } from '@crossdock/web/factFields.tsx';
import { useCall } from '../shell/api.ts';
import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';
import { MonthlyCostIncrease } from '../shell/MonthlyCostIncrease.tsx';
import { comments } from './comments.ts';

const useRules = () => useCall('getCommentSettings', {}, { unkept: true });

/** How many points a review earns. */
export const CommentRules = () => (
  <CallRules
    title={comments.label('points')}
    hint={t('comments.points.hint')}
    useRules={useRules}
    call="saveCommentSettings"
    schema={() => import('@crossdock/contract/comments/desk.ts').then((all) => all.commentSettingsInput)}
    refreshes={['getCommentSettings']}
  >
    {({ control, watch }) => (
      <>
        <FactField of={comments} control={control} name="points" />
        <MonthlyCostIncrease changed={{ commentPoints: watch('points') }} />
      </>
    )}
  </CallRules>
);
