import { FactField } from '@crossdock/web/factFields.tsx';
import { t } from '../shell/i18n.ts';
import { MonthlyCostIncrease } from '../shell/MonthlyCostIncrease.tsx';
import { RulesDialogForCall } from '../shell/RulesDialogForCall.tsx';
import { commentFactWords } from './commentFactWords.ts';

/** Sets how many points a review earns. */
export const CommentRules = () => (
  <RulesDialogForCall
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
  </RulesDialogForCall>
);
