import type { StaffRateCard } from '@crossdock/contract/pricing/desk.ts';
import { formatWhen } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { cardPhase } from './badges.tsx';
import classes from './ValidityTimeline.module.css';

const day = 86_400_000;

/** The periods of a zone's cards: published ones in a row, drafts below, today marked. */
export function ValidityTimeline({ cards, now }: { cards: readonly StaffRateCard[]; now: string }) {
  const formatting = useFormatting();
  const shown = cards.filter((card) => card.state !== 'retired');
  if (shown.length === 0) return null;
  const nowMs = Date.parse(now);
  const bounds = shown.flatMap(({ validFrom, validTo }) => [
    Date.parse(validFrom),
    validTo === null ? nowMs : Date.parse(validTo),
  ]);
  const fromMs = Math.max(Math.min(...bounds, nowMs - 30 * day), nowMs - 540 * day);
  const toMs = Math.max(...bounds, nowMs) + 60 * day;
  const place = (ms: number) =>
    `${(100 * (Math.min(Math.max(ms, fromMs), toMs) - fromMs)) / (toMs - fromMs)}%`;
  return (
    <div className={classes.timeline}>
      {(['published', 'draft'] as const).map((state) => {
        const row = shown.filter((card) => card.state === state);
        if (row.length === 0) return null;
        return (
          <div key={state} className={classes.row}>
            {row.map((card) => {
              const end = card.validTo === null ? toMs : Date.parse(card.validTo);
              const start = place(Date.parse(card.validFrom));
              const from = formatWhen(card.validFrom, 'date', formatting);
              const to = card.validTo ? formatWhen(card.validTo, 'date', formatting) : t('pricing.openEnd');
              return (
                <Link
                  key={card.id}
                  to="/pricing/$id"
                  params={{ id: card.id }}
                  className={classes.span}
                  data-phase={cardPhase(card, now)}
                  data-open={card.validTo === null || undefined}
                  style={{ insetInlineStart: start, width: `calc(${place(end)} - ${start})` }}
                  title={`${card.name || t('pricing.card.unnamed')} · ${from} – ${to}`}
                >
                  <span>{card.name || t('pricing.card.unnamed')}</span>
                </Link>
              );
            })}
          </div>
        );
      })}
      <span className={classes.now} style={{ insetInlineStart: place(nowMs) }}>
        <span>{t('pricing.now')}</span>
      </span>
    </div>
  );
}
