import { FactField } from '@crossdock/web/factFields.tsx';
import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';
import { MonthlyCostIncrease } from '../shell/MonthlyCostIncrease.tsx';
import { commentFactWords } from './commentFactWords.ts';

/** Sets how many points a review earns. */
export const CommentRules = () => (
  <CallRules
    label={commentFactWords.label('points')}
    description={t('comments.points.hint')}
    calls={['getCommentSettings', 'saveCommentSettings']}
    schema={() => import('@crossdock/contract/comments/desk.ts').then((all) => all.commentSettingsInput)}
  >
    {({ control, watch }) => (
      <>
        <FactField of={commentFactWords} control={control} name="points" />
        <MonthlyCostIncrease changed={{ commentPoints: watch('points') }} />
      </>
    )}
  </CallRules>
);
