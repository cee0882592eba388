import classes from './Meter.module.css';
import type { Tone } from './message.ts';

/** Shows how much of a small whole number is used, with one piece each; `text` says the same in words. */
export function Meter({ used, of, tone, text }: { used: number; of: number; tone: Tone; text: string }) {
  return (
    <div className={classes.meter} data-tone={tone}>
      <div className={classes.pieces} aria-hidden="true">
        {Array.from({ length: of }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are alike and never change places
          <span key={at} className={classes.piece} data-used={at < used || undefined} />
        ))}
      </div>
      <span className={classes.text}>{text}</span>
    </div>
  );
}
