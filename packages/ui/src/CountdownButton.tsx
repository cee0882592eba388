import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

export interface CountdownButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly label: string;
  /** Such as 'Again in {s} s'. */
  readonly waitingLabel: (seconds: number) => string;
  /** Epoch milliseconds until which it waits; null when it is free. */
  readonly waitUntilMs: number | null;
  readonly onClick: () => void;
}

/** A button that is disabled for some seconds, with a countdown. */
export function CountdownButton({
  label,
  waitingLabel,
  waitUntilMs,
  onClick,
  ...rest
}: CountdownButtonProps) {
  const left = useSecondsLeft(waitUntilMs);
  return (
    <Button look="soft" {...rest} disabled={rest.disabled || left > 0} onClick={onClick}>
      {left > 0 ? waitingLabel(left) : label}
    </Button>
  );
}

/** Whole seconds until an epoch-millisecond instant, ticking every second; 0 once it has passed. */
export function useSecondsLeft(untilMs: number | null): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const left = untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  useEffect(() => {
    if (untilMs === null) return;
    setNowMs(Date.now());
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() >= untilMs) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [untilMs]);
  return left;
}
