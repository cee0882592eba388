import { Stack, Text } from '@crossdock/ui/Layout.tsx';
import type { Tone } from '@crossdock/ui/message.ts';
import { renderText } from '@crossdock/ui/renderText.ts';
import { type Icon, IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import classes from './Forecast.module.css';

export interface NumberResult {
  readonly courierNumber: string;
  readonly message: string;
  readonly tone: Extract<Tone, 'success' | 'warning' | 'danger'>;
  readonly word: string;
}

const icons: Readonly<Record<NumberResult['tone'], Icon>> = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconCircleX,
};

/** One line for each number: its result and the reason. */
export function NumberResults({ results }: { results: readonly NumberResult[] }) {
  return (
    <Stack as="ul">
      {results.map(({ courierNumber, message, tone, word }) => {
        const Picture = icons[tone];
        return (
          <li key={courierNumber} className={classes.result} data-tone={tone}>
            <Picture size={20} aria-hidden />
            <Text strong figures>
              {courierNumber}
            </Text>
            <Text size={14} nowrap>
              {word}
            </Text>
            {message ? <span className={classes.message}>{renderText(message)}</span> : null}
          </li>
        );
      })}
    </Stack>
  );
}
