import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { type DaySpan, ledgerPeriodSpan } from '@crossdock/domain/wallet/days.ts';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { IconDownload } from '@tabler/icons-react';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { saveSheet } from '../shell/saveSheet.ts';
import { useStaff } from '../shell/staff.ts';

/** Exports the totals of closed days: of the given day, or of a month. */
export function DaysExport({ day }: { day?: string }) {
  const { timeZone } = useFormatting();
  if (!useStaff().may('wallet.close')) return null;
  const today = dateIn(new Date().toISOString(), timeZone);
  const spans: [string, DaySpan][] = day
    ? [['', { from: day, to: day }]]
    : (['month', 'lastMonth'] as const).map((span) => [
        `${t(`books.span.${span}`)} · `,
        ledgerPeriodSpan(span, today),
      ]);
  return (
    <MenuButton
      named
      icon={IconDownload}
      label={t('books.export')}
      choices={spans.flatMap(([name, span]) =>
        (['xlsx', 'csv'] as const).map((format) => ({
          key: `${name}${format}`,
          label: `${name}${format === 'xlsx' ? 'Excel' : 'CSV'}`,
          onChoose: () => void save({ ...span, format }),
        })),
      )}
    />
  );
}

async function save(input: DaySpan & { format: 'xlsx' | 'csv' }): Promise<void> {
  const attempt = await client.attempt('exportDays', input, { fresh: true });
  if (attempt.ok) saveSheet(attempt.data);
  else showMessage('danger', attempt.failure.message);
}
