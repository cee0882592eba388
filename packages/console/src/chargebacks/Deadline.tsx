import type { ChargebackView } from '@crossdock/contract/chargebacks/desk.ts';
import { Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';

const dayMs = 86_400_000;

type Dated = Pick<ChargebackView, 'state' | 'answerBy' | 'answeredOn'>;

/** Whether nobody has answered in time, so that the bank accepts no more evidence. */
export const isChargebackOverdue = ({ state, answerBy, answeredOn }: Dated): boolean =>
  state === 'needsAnswer' && answeredOn === null && answerBy !== null && Date.parse(answerBy) < Date.now();

/** The deadline for evidence, and the remaining time. */
export function Deadline({ chargeback }: { chargeback: Dated }) {
  const { state, answerBy, answeredOn } = chargeback;
  if (answerBy === null) return <Muted>{t('chargebacks.deadline.unknown')}</Muted>;
  const days = Math.floor((Date.parse(answerBy) - Date.now()) / dayMs);
  const waits = state === 'needsAnswer' && answeredOn === null;
  return (
    <Stack as="span" gap={0}>
      <When iso={answerBy} style="short" />
      {waits ? (
        <Text size={13} tone={days < 3 ? 'danger' : undefined} strong={days < 3}>
          {isChargebackOverdue(chargeback)
            ? t('chargebacks.over')
            : days === 0
              ? t('chargebacks.left.hours')
              : t('chargebacks.left', { n: days })}
        </Text>
      ) : null}
    </Stack>
  );
}
