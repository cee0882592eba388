import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Box, DetailsSummary, Text } from '@crossdock/ui/Layout.tsx';
import { LongList } from '@crossdock/ui/LongList.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { joinList } from '../shell/joinList.ts';
import classes from './Forecast.module.css';
import { NumberResults } from './NumberResults.tsx';
import { OwnershipClaimForm } from './OwnershipClaimForm.tsx';
import type { SentForecast } from './sentForecast.ts';
import type { ForecastAnswer } from './useForecastBatches.ts';

type Answer = ForecastAnswer['list'][number];

/** Up to this many numbers are listed one by one; with more, the successful ones are collapsed. */
const fewNumbers = 12;

const tones = {
  new: 'success',
  claimed: 'success',
  alreadyYours: 'success',
  someoneElses: 'danger',
  refused: 'warning',
  needsProof: 'warning',
  invalid: 'danger',
} as const satisfies Record<Answer['result'], string>;

/** The result for each number, and how to fix those that failed. */
export function ForecastResult(props: {
  sent: SentForecast;
  onClaimed: (answer: ForecastAnswer) => void;
  onAgain: (numbers: string) => void;
}) {
  const { locale } = useFormatting();
  const { list, repeated } = props.sent.answer;
  const good = list.filter(({ result }) => tones[result] === 'success').length;
  const { wrong } = props.sent;
  const bad = list.length - good + wrong.length;
  const claimable = list
    .filter(({ result }) => result === 'needsProof')
    .map(({ courierNumber }) => courierNumber);
  return (
    <>
      <Banner
        tone={bad === 0 ? 'success' : 'warning'}
        title={bad === 0 ? t('parcels.result.allGood', { good }) : t('parcels.result.summary', { good, bad })}
      >
        {repeated.length > 0 ? t('parcels.result.repeated', { numbers: joinList(repeated, locale) }) : null}
      </Banner>
      {claimable.length > 0 ? (
        <OwnershipClaimForm numbers={claimable} declared={props.sent.declared} onClaimed={props.onClaimed} />
      ) : null}
      <Section title={t('parcels.result.title')}>
        <Results list={list} wrong={wrong} />
      </Section>
      <StickyAction>
        {wrong.length > 0 ? (
          <Button onClick={() => props.onAgain(wrong.join('\n'))}>{t('parcels.result.fix')}</Button>
        ) : (
          <Button look="soft" onClick={() => props.onAgain('')}>
            {t('parcels.result.more')}
          </Button>
        )}
        <LinkButton
          to="/myBag"
          look={wrong.length > 0 ? 'soft' : 'primary'}
          text={t('parcels.result.list')}
        />
      </StickyAction>
    </>
  );
}

/** Failed numbers come first and in full; many successful ones are one line that expands. */
function Results({ list, wrong }: { list: readonly Answer[]; wrong: readonly string[] }) {
  const went = list.filter(({ result }) => tones[result] === 'success');
  const putAway = went.length > fewNumbers;
  const results = (putAway ? list.filter(({ result }) => tones[result] !== 'success') : list).map(
    ({ courierNumber, result, message }) => ({
      courierNumber,
      message,
      tone: tones[result],
      word: t(`parcels.result.${result}`),
    }),
  );
  const notSent = wrong.map((courierNumber) => ({
    ...{ courierNumber, message: '', tone: 'danger' as const },
    word: t('parcels.result.invalid'),
  }));
  return (
    <>
      <NumberResults results={[...notSent, ...results]} />
      {putAway ? (
        <Box as="details" lineAbove>
          <DetailsSummary>{t('parcels.result.went', { n: went.length })}</DetailsSummary>
          <LongList
            label={t('parcels.result.went', { n: went.length })}
            rows={went}
            rowKey={({ courierNumber }) => courierNumber}
            rowPx={40}
            rowsInFrame={8}
          >
            {({ courierNumber, result }) => (
              <span className={classes.line}>
                <IconCircleCheck size={18} aria-hidden />
                <Text strong figures>
                  {courierNumber}
                </Text>
                <Text size={14} nowrap>
                  {t(`parcels.result.${result}`)}
                </Text>
              </span>
            )}
          </LongList>
        </Box>
      ) : null}
    </>
  );
}
