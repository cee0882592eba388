import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import type { MergeRules } from '@crossdock/domain/parcels/merge.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatWeight } from '@crossdock/ui/format.ts';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { t } from '../shell/i18n.ts';
import { mergeObstacleText } from '../shell/merging.ts';
import { mergeProblemsOfChoice } from './choice.ts';
import classes from './Parcels.module.css';

/** The chosen parcels. Its button leads to the order as soon as all of them can travel together. */
export function ChoiceBar(props: { chosen: readonly ParcelRow[]; rules: MergeRules; onClear: () => void }) {
  const formatting = useFormatting();
  const problems = mergeProblemsOfChoice(props.chosen, props.rules);
  const grams = props.chosen.reduce((sum, { weightG }) => sum + (weightG ?? 0), 0);
  return (
    <StickyAction
      summary={
        <div aria-live="polite">
          <strong>
            {t('parcels.choice.count', { n: props.chosen.length, weight: formatWeight(grams, formatting) })}
          </strong>
          {problems.size > 0 ? (
            <ul className={classes.problems}>
              {props.chosen.map(({ id, courierNumber }) => {
                const reason = problems.get(id);
                return reason ? <li key={id}>{`${courierNumber}: ${mergeObstacleText(reason)}`}</li> : null;
              })}
            </ul>
          ) : null}
        </div>
      }
    >
      <Button look="plain" onClick={props.onClear}>
        {t('parcels.choice.clear')}
      </Button>
      {problems.size > 0 ? (
        <Button disabled>{t('parcels.choice.cannot', { n: problems.size })}</Button>
      ) : (
        <LinkButton
          to="/consolidate"
          search={{ parcels: props.chosen.map(({ id }) => id).join(',') }}
          text={t('parcels.choice.go')}
        />
      )}
    </StickyAction>
  );
}
