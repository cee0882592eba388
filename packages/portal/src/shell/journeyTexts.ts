import type { JourneyView } from '@crossdock/contract/orders/journey.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import type { Tone } from '@crossdock/ui/message.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { dayText } from '@crossdock/web/dayText.ts';
import { daysFormat } from './arrivalText.ts';
import { t } from './i18n.ts';

type Part = JourneyView['packages'][number] | JourneyView;
type Between = Extract<JourneyView['arrival'], { readonly kind: 'between' }>;

/** The amount to pay, for the texts of a journey. */
interface Due {
  readonly dueMinor: number;
}

/** The texts of a journey, in the reader's language. */
export function useJourneyTexts() {
  const formatting = useFormatting();
  const days = daysFormat(formatting.locale, 'UTC');
  const dayOf = (day: string) => days.format(new Date(`${day}T00:00:00Z`));
  const arrival = ({ from, until, late }: Between) => {
    if (late) return t('shell.arrival.late', { until: dayOf(until) });
    if (from === until) return t('shell.arrival.day', { until: dayText(until, formatting) });
    const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${until}T00:00:00Z`)];
    return t('shell.arrival', { days: days.formatRange(first, last) });
  };
  /** The current step, in about five words. */
  const headline = (part: Part, { dueMinor }: Due) => {
    const { step } = part;
    const due = 'dueDay' in part && part.dueDay !== null ? dayText(part.dueDay, formatting) : undefined;
    const amount = formatMoney(dueMinor, formatting.currency, formatting);
    if (step === 'pay')
      return due === undefined
        ? t('journey.head.pay', { amount })
        : t('journey.head.payBy', { amount, day: due });
    if (due !== undefined && step === 'price') return t('journey.head.priceBy', { day: due });
    if (due !== undefined && step === 'claim') return t('journey.head.claimBy', { day: due });
    if (isAboutArrival(step) && part.arrival.kind === 'between') return arrival(part.arrival);
    return t(`journey.head.${step}`);
  };
  /** The time of arrival, if the headline does not contain it. */
  const expected = ({ arrival: days, step, by }: Part) => {
    if (days.kind === 'between') return isAboutArrival(step) ? undefined : arrival(days);
    if (days.kind === 'none') return by === 'carrier' ? t('journey.unknown') : undefined;
    const { minDays, maxDays } = days;
    return t('journey.after', { days: minDays === maxDays ? `${minDays}` : `${minDays}–${maxDays}` });
  };
  return {
    arrival,
    headline,
    expected,
    next: (journey: JourneyView) => nextText(journey, dayTextOf(formatting)),
  };
}

const dayTextOf = (formatting: ReturnType<typeof useFormatting>) => (day: string) => dayText(day, formatting);

const isAboutArrival = (step: Part['step']) =>
  step === 'carry' || step === 'clear' || step === 'bring' || step === 'late';

/** The next step in a sentence; undefined if there is none. */
function nextText({ step, dueDay, stages }: JourneyView, dayOf: (day: string) => string): string | undefined {
  if (step === 'done') return undefined;
  if (step === 'pay') return t(stages[0] === 'payment' ? 'journey.next.payFirst' : 'journey.next.pay');
  if (step === 'pack' || step === 'packing')
    return dueDay === null ? t('journey.next.pack') : t('journey.next.packBy', { day: dayOf(dueDay) });
  if (step === 'ship' && dueDay !== null) return t('journey.next.shipBy', { day: dayOf(dueDay) });
  return t(`journey.next.${step}`);
}

/** Red if something is wrong, amber if the member must act. */
export function journeyTone({
  step,
  by,
}: Pick<Part, 'step' | 'by'>): Extract<Tone, 'danger' | 'warning' | 'info'> {
  if (['late', 'ask', 'returning', 'claim', 'lost', 'retry'].includes(step)) return 'danger';
  return by === 'member' ? 'warning' : 'info';
}
