import { IconButton } from '@crossdock/ui/Button.tsx';
import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { LongList } from '@crossdock/ui/LongList.tsx';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { numbersIn } from './forecastBatches.ts';
import classes from './PastedNumbers.module.css';

interface PastedNumbersProps {
  readonly text: string;
  /** The most courier numbers that are accepted. */
  readonly max: number;
  readonly onRemove: (rest: string) => void;
}

/** Lists the typed numbers. Invalid ones come first. */
export function PastedNumbers({ text, max, onRemove }: PastedNumbersProps) {
  const { good, wrong, repeated } = numbersIn(text);
  const numbers = [...wrong, ...good];
  if (numbers.length === 0) return null;
  const isWrong = new Set(wrong);
  const remove = (number: string) => onRemove(numbers.filter((kept) => kept !== number).join('\n'));
  return (
    <Stack gap={8}>
      <NumbersSummary good={good.length} wrong={wrong.length} repeated={repeated.length} max={max} />
      <LongList
        label={t('parcels.forecast.numbers')}
        rows={numbers}
        rowKey={(number) => number}
        rowPx={56}
        rowsInFrame={6}
      >
        {(number) => <NumberRow number={number} bad={isWrong.has(number)} onRemove={() => remove(number)} />}
      </LongList>
    </Stack>
  );
}

/** Says how many numbers can be sent, how many are invalid or repeated, and how many calls are needed to send them. */
export function NumbersSummary(props: {
  good: number;
  wrong: number;
  repeated: number;
  max: number;
  /** How many numbers one call accepts. More numbers are sent in several calls. */
  batchMax?: number;
}) {
  const { good, wrong, repeated, max, batchMax } = props;
  const tooMany = good + wrong > max;
  const parts = batchMax ? Math.ceil(good / batchMax) : 1;
  const said = [
    tooMany ? t('parcels.forecast.tooMany', { max }) : t('parcels.forecast.count', { n: good }),
    parts > 1 ? t('parcels.forecast.parts', { n: parts }) : '',
    wrong > 0 ? t('parcels.forecast.wrong', { n: wrong }) : '',
    repeated > 0 ? t('parcels.forecast.repeated', { n: repeated }) : '',
  ];
  return (
    <Text
      as="p"
      tone={tooMany || wrong > 0 ? 'danger' : 'muted'}
      size={14}
      figures
      strong={tooMany || wrong > 0}
      data-bad={tooMany || wrong > 0 || undefined}
      aria-live="polite"
    >
      {said.filter(Boolean).join(' · ')}
    </Text>
  );
}

function NumberRow({ number, bad, onRemove }: { number: string; bad: boolean; onRemove: () => void }) {
  return (
    <span className={classes.number} data-bad={bad || undefined}>
      {bad ? <IconAlertTriangle size={16} aria-hidden /> : null}
      <Row
        as="span"
        gap={[0, 8]}
        wrap
        align="baseline"
        grow
        minWidth={0}
        overflow="hidden"
        maxHeight={44}
        lineHeight={1.35}
      >
        <Text size={14} figures>
          {number}
        </Text>
        <span className={classes.courier}>{bad ? t('parcels.forecast.invalid') : ''}</span>
      </Row>
      <IconButton icon={IconX} label={t('parcels.forecast.remove', { number })} onClick={onRemove} />
    </span>
  );
}
