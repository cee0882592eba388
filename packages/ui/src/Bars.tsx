import type { ReactNode } from 'react';
import classes from './Bars.module.css';

export interface Bar {
  readonly key: string;
  /** The label under the bar; with `labelEvery` above 1 only some bars show theirs. */
  readonly label: string;
  /** The tooltip of the bar. */
  readonly about: string;
  readonly value: number;
  /** A higher value, shown lighter above the bar. */
  readonly upTo?: number;
  /** The value as text. */
  readonly text: ReactNode;
}

/** A bar for each value; the tallest shows its figure. For screen readers it is a table. */
export function Bars(props: { caption: string; bars: readonly Bar[]; labelEvery?: number }) {
  const { caption, bars, labelEvery = 1 } = props;
  const most = Math.max(0, ...bars.map(heightOf));
  const top = most > 0 ? bars.findIndex((bar) => heightOf(bar) === most) : -1;
  return (
    <table className={classes.bars}>
      <caption>{caption}</caption>
      <tbody>
        {bars.map((bar, at) => (
          <tr key={bar.key} data-labelled={at % labelEvery === 0 || undefined}>
            <th scope="row">{bar.label}</th>
            <td title={bar.about}>
              {bar.upTo === undefined ? null : (
                <span
                  className={classes.upTo}
                  style={{ blockSize: `${most > 0 ? (heightOf(bar) / most) * 100 : 0}%` }}
                />
              )}
              <span
                className={classes.bar}
                data-none={bar.value === 0 || undefined}
                style={{ blockSize: `${most > 0 ? (bar.value / most) * 100 : 0}%` }}
              />
              <span
                className={at === top ? classes.top : classes.amount}
                style={at === top ? within(bars.length > 1 ? at / (bars.length - 1) : 0) : undefined}
              >
                {bar.text}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shifts the label in proportion to the bar's position, so that it stays within the chart. */
const within = (share: number) => ({
  insetInlineStart: `${share * 100}%`,
  transform: `translateX(${-share * 100}%)`,
});

const heightOf = ({ value, upTo = 0 }: Bar) => Math.max(value, upTo);
