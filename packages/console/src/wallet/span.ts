import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import {
  type DaySpan,
  type LedgerPeriod,
  ledgerPeriodSpan,
  ledgerPeriods,
} from '@crossdock/domain/wallet/days.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useFilters } from '../shell/api.ts';

export interface ChosenSpan extends DaySpan {
  readonly span: LedgerPeriod | 'own';
}

const isDay = (text: string | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** The days chosen in the URL: by a named period, or from one day to another. */
export function useSpan(usual: LedgerPeriod): [ChosenSpan, (change: Partial<ChosenSpan>) => void] {
  const [found, set] = useFilters<{ span?: string; from?: string; to?: string }>();
  const { timeZone } = useFormatting();
  const today = dateIn(new Date().toISOString(), timeZone);
  const named = ledgerPeriods.find((one) => one === found.span);
  const from = isDay(found.from) ? String(found.from) : today;
  const to = isDay(found.to) ? String(found.to) : today;
  const isOwn = found.span === 'own';
  const chosen: ChosenSpan = isOwn
    ? { span: 'own', from, to: to < from ? from : to }
    : { span: named ?? usual, ...ledgerPeriodSpan(named ?? usual, today) };
  const change = (next: Partial<ChosenSpan>) =>
    set(
      next.span !== undefined && next.span !== 'own'
        ? { span: next.span, from: undefined, to: undefined }
        : { span: 'own', from: next.from ?? chosen.from, to: next.to ?? chosen.to },
    );
  return [chosen, change];
}
