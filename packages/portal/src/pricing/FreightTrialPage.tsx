import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Split } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCall, useFilters } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { OfferCard } from './OfferCard.tsx';
import { TrialForm } from './TrialForm.tsx';
import classes from './trial.module.css';
import { emptyBox, findTrialProblems, hasInvalidValue, requestOf, type TrialValues } from './trial.ts';
import { type TrialOffers, useTrialOffers } from './useTrialOffers.ts';

/**
 * The price calculator, open to visitors: prices of all channels while typing, with the cheapest and the fastest
 * marked.
 */
export function FreightTrialPage() {
  const options = useCall('getTrialOptions', {}, { staleMs: 300_000 });
  return (
    <Page title={t('pricing.trial.title')} intro={t('pricing.trial.intro')}>
      <Loaded query={options} skeleton={{ rows: 3, heightPx: 120 }}>
        {(data) =>
          data.destinations.length === 0 ? (
            <EmptyState picture="soon" {...titleAndText('pricing.trial.closed')} />
          ) : (
            <TrialDesk options={data} />
          )
        }
      </Loaded>
    </Page>
  );
}

function TrialDesk({ options }: { options: Output<'getTrialOptions'> }) {
  const [trial, change] = useTrial(options);
  const problems = useMemo(() => findTrialProblems(trial), [trial]);
  const request = useMemo(() => requestOf(trial), [trial]);
  const result = useTrialOffers(request);
  const results = useRef<HTMLDivElement>(null);
  return (
    <Split
      phone="minmax(0, 1fr)"
      from="desktop"
      columns="minmax(320px, 400px) minmax(0, 1fr)"
      gap={16}
      align="start"
    >
      <Section>
        <TrialForm options={options} trial={trial} problems={problems} onChange={change} />
      </Section>
      <div
        className={classes.result}
        ref={results}
        aria-live="polite"
        aria-busy={request !== undefined && result.preview}
      >
        <Offers
          asked={request !== undefined}
          wrong={hasInvalidValue(problems)}
          result={result}
          hold={options.priceHold}
        />
      </div>
      <CheapestBar result={result} onShow={() => results.current?.scrollIntoView({ behavior: 'smooth' })} />
    </Split>
  );
}

/** On a phone the form fills the screen, so the cheapest price is always visible at the bottom. */
function CheapestBar({ result, onShow }: { result: TrialOffers; onShow: () => void }) {
  const cheapest = result.offers?.find((offer) => offer.cheapest);
  if (!cheapest?.quote) return null;
  return (
    <div className={classes.cheapest}>
      <StickyAction
        summary={
          <>
            {t('pricing.offer.cheapest')} · {cheapest.name}
            <br />
            <Money minor={cheapest.quote.totalMinor} emphasis />
          </>
        }
      >
        <Button onClick={onShow}>{t('pricing.trial.all', { n: result.offers?.length ?? 0 })}</Button>
      </StickyAction>
    </div>
  );
}

interface OffersProps {
  readonly asked: boolean;
  readonly wrong: boolean;
  readonly result: TrialOffers;
  readonly hold: Output<'getTrialOptions'>['priceHold'];
}

function Offers({ asked, wrong, result, hold }: OffersProps) {
  if (wrong) return <EmptyState picture="broken" {...titleAndText('pricing.trial.wrong')} />;
  if (!asked) return <EmptyState picture="parcels" {...titleAndText('pricing.trial.start')} />;
  if (!result.offers) {
    if (result.failure) return <EmptyState picture="broken" title={result.failure} />;
    return <SkeletonRows rows={3} heightPx={104} label={t('shell.loading')} />;
  }
  if (result.offers.length === 0) return <EmptyState picture="soon" title={t('pricing.trial.none')} />;
  const possible = result.offers.filter((offer) => offer.possible);
  const impossible = result.offers.filter((offer) => !offer.possible);
  return (
    <>
      {possible.map((offer) => (
        <OfferCard key={offer.channelId} offer={offer} open={offer.cheapest} />
      ))}
      {impossible.length > 0 ? (
        <>
          <Muted as="h2" above={8} strong>
            {t('pricing.trial.impossible')}
          </Muted>
          {impossible.map((offer) => (
            <OfferCard key={offer.channelId} offer={offer} open={false} />
          ))}
        </>
      ) : null}
      {hold.days > 0 ? (
        <Muted as="p">{t('pricing.trial.hold', { days: hold.days, percent: hold.tolerancePercent })}</Muted>
      ) : null}
      <Muted as="p">{t('pricing.trial.fine')}</Muted>
    </>
  );
}

/** The typed values are stored in the URL, so that a reload or a shared link shows the same values. */
function useTrial(options: Output<'getTrialOptions'>): [TrialValues, (change: Partial<TrialValues>) => void] {
  const [search, setSearch] = useFilters<{ trial?: string }>();
  const [trial, setTrial] = useState<TrialValues>(() => ({ ...startOf(options), ...stored(search.trial) }));
  const text = JSON.stringify(trial);
  const [shown, setShown] = useState(text);
  useEffect(() => {
    if (text === shown) return;
    const timer = setTimeout(() => {
      setShown(text);
      setSearch({ trial: text });
    }, 600);
    return () => clearTimeout(timer);
  }, [text, shown, setSearch]);
  return [trial, (change) => setTrial((before) => ({ ...before, ...change }))];
}

function startOf(options: Output<'getTrialOptions'>): TrialValues {
  return {
    country: options.destinations[0]?.country ?? '',
    zip: '',
    goodsType: options.goodsTypes[0]?.code ?? '',
    deliveryType: 2,
    declared: '',
    currency: currentShop().currency,
    insured: false,
    boxes: [emptyBox],
  };
}

/** Somebody may have edited the URL, so invalid values are dropped. */
function stored(text: string | undefined): Partial<TrialValues> {
  if (text === undefined) return {};
  try {
    const value: Partial<TrialValues> = JSON.parse(text);
    const boxes = Array.isArray(value.boxes) && value.boxes.length > 0 ? value.boxes : [emptyBox];
    return { ...value, boxes: boxes.map((box) => ({ ...emptyBox, ...box })) };
  } catch {
    return {};
  }
}
