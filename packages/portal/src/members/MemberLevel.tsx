import { nextReachableLevel } from '@crossdock/domain/members/levels.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Box, DetailsSummary, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './Member.module.css';

/**
 * Shows what is missing for the next level, and what each level requires. Renders nothing if the shop has no levels.
 */
export function MemberLevel() {
  const { data } = useCall('getMemberLevel', {}, { topics: ['members', 'orders'] });
  const formatting = useFormatting();
  if (!data || data.levels.length < 2) return null;
  const next = nextReachableLevel(data.level, data.levels);
  const goal = next?.fromPaidMinor ?? null;
  const left = goal === null ? 0 : Math.max(0, goal - data.paidMinor);
  return (
    <div className={classes.level}>
      {next && goal !== null ? (
        <>
          <p>
            {left > 0
              ? t('members.level.next', {
                  amount: formatMoney(left, formatting.currency, formatting),
                  name: next.name,
                })
              : t('members.level.soon', { name: next.name })}
          </p>
          <progress
            className={classes.progress}
            max={goal}
            value={Math.min(data.paidMinor, goal)}
            aria-label={t('members.level.progress', { name: next.name })}
          />
        </>
      ) : null}
      <details className={classes.levels}>
        <DetailsSummary>{t('members.level.all')}</DetailsSummary>
        <Box as="ol">
          {data.levels.map(({ level, name, fromPaidMinor }) => (
            <Row
              as="li"
              gap={[4, 16]}
              wrap
              justify="between"
              pad={[8, 0]}
              lineAbove
              key={level}
              aria-current={level === data.level ? 'step' : undefined}
            >
              <span>{name}</span>
              <Muted>
                {level === data.level ? `${t('members.level.mine')} · ` : ''}
                {fromPaidMinor === null ? (
                  t(level === 1 ? 'members.level.start' : 'members.level.given')
                ) : (
                  <>
                    {t('members.level.from')} <Money minor={fromPaidMinor} />
                  </>
                )}
              </Muted>
            </Row>
          ))}
        </Box>
      </details>
    </div>
  );
}
