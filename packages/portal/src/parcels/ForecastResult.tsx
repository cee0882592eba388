import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { ClaimForm } from './ClaimForm.tsx';
import type { Sent } from './ForecastForm.tsx';
import { NumberResults } from './NumberResults.tsx';
import { listed } from './words.ts';

type Answer = Output<'forecastParcels'>['list'][number];

const tones = {
  new: 'success',
  claimed: 'success',
  alreadyYours: 'success',
  someoneElses: 'danger',
  refused: 'warning',
  needsProof: 'warning',
  invalid: 'danger',
} as const satisfies Record<Answer['result'], string>;

/** What became of each number, and what to do with those that did not go through. */
export function ForecastResult(props: {
  sent: Sent;
  onClaimed: (answer: Output<'forecastParcels'>) => void;
  onAgain: (numbers: string) => void;
}) {
  const { locale } = useFormatting();
  const { list, repeated } = props.sent.answer;
  const good = list.filter(({ result }) => tones[result] === 'success').length;
  const wrong = list.filter(({ result }) => result === 'invalid').map(({ billCode }) => billCode);
  const claimable = list.filter(({ result }) => result === 'needsProof').map(({ billCode }) => billCode);
  return (
    <>
      <Banner
        tone={good === list.length ? 'success' : 'warning'}
        title={
          good === list.length
            ? t('parcels.result.allGood', { good })
            : t('parcels.result.summary', { good, bad: list.length - good })
        }
      >
        {repeated.length > 0 ? t('parcels.result.repeated', { numbers: listed(repeated, locale) }) : null}
      </Banner>
      {claimable.length > 0 ? (
        <ClaimForm numbers={claimable} input={props.sent.input} onClaimed={props.onClaimed} />
      ) : null}
      <Section title={t('parcels.result.title')}>
        <NumberResults
          results={list.map(({ billCode, result, message }) => ({
            billCode,
            message,
            tone: tones[result],
            word: t(`parcels.result.${result}`),
          }))}
        />
      </Section>
      <StickyAction>
        {wrong.length > 0 ? (
          <Button onClick={() => props.onAgain(wrong.join('\n'))}>{t('parcels.result.fix')}</Button>
        ) : (
          <Button look="soft" onClick={() => props.onAgain('')}>
            {t('parcels.result.more')}
          </Button>
        )}
        <Link to="/myBag" className={buttonClass({ look: wrong.length > 0 ? 'soft' : 'primary' })}>
          {t('parcels.result.list')}
        </Link>
      </StickyAction>
    </>
  );
}
