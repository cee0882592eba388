import {
  courierNumberProblem,
  parseCourierNumbers,
  recogniseCourier,
} from '@crossdock/domain/parcels/couriers.ts';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import classes from './PastedNumbers.module.css';
import { courierName } from './words.ts';

/** The numbers in what was pasted, each with its likeliest courier, as they are typed. */
export function PastedNumbers(props: {
  text: string;
  max: number;
  onRemove: (rest: string) => void;
  /** Couriers say nothing where a number is only to be refused. */
  plain?: boolean;
}) {
  const { numbers, repeated } = parseCourierNumbers(props.text);
  if (numbers.length === 0) return null;
  const tooMany = numbers.length > props.max;
  const remove = (number: string) => props.onRemove(numbers.filter((kept) => kept !== number).join('\n'));
  return (
    <div className={classes.pasted} aria-live="polite">
      <p className={classes.summary} data-bad={tooMany || undefined}>
        {tooMany
          ? t('parcels.forecast.tooMany', { max: props.max })
          : t('parcels.forecast.count', { n: numbers.length, max: props.max })}
        {repeated.length > 0 ? (
          <span> · {t('parcels.forecast.repeated', { n: repeated.length })}</span>
        ) : null}
      </p>
      <ul className={classes.numbers}>
        {numbers.map((number) => {
          const bad = courierNumberProblem(number) !== undefined;
          const [courier = ''] = recogniseCourier(number);
          return (
            <li key={number} className={classes.number} data-bad={bad || undefined}>
              {bad ? <IconAlertTriangle size={16} aria-hidden /> : null}
              <span className={classes.code}>{number}</span>
              <span className={classes.courier}>
                {bad ? t('parcels.forecast.invalid') : props.plain ? null : courierName(courier)}
              </span>
              <button
                type="button"
                className={classes.remove}
                aria-label={t('parcels.forecast.remove', { number })}
                onClick={() => remove(number)}
              >
                <IconX size={16} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
