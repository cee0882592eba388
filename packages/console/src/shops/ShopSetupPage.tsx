import {
  neededOpeningSteps,
  type OpeningStep,
  type ShopOpening,
  type TrialOrderStep,
} from '@crossdock/contract/shops/opening.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Box, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { createWordedBadge, StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { joinNames } from '@crossdock/web/joinNames.ts';
import { RowLink } from '@crossdock/web/layoutLinks.tsx';
import {
  IconAlertCircle,
  IconBulb,
  IconChevronRight,
  IconCircleCheck,
  IconCircleDashed,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { countryName } from '../shell/countryName.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';

const places: Readonly<Record<OpeningStep, { to: string; search?: Readonly<Record<string, string>> }>> = {
  basics: { to: '/opening/basics' },
  warehouse: { to: '/warehouses' },
  shelves: { to: '/warehouses' },
  prices: { to: '/pricing/sets' },
  payment: { to: '/wallet/settings' },
  codes: { to: '/shop', search: { tab: 'mail' } },
  mail: { to: '/shop', search: { tab: 'mail' } },
  sms: { to: '/shop', search: { tab: 'sms' } },
  contact: { to: '/shop', search: { tab: 'contact' } },
  agreements: { to: '/shop', search: { tab: 'texts' } },
  staff: { to: '/staff' },
  face: { to: '/shop', search: { tab: 'face' } },
  domain: { to: '/opening/domain' },
};

const StepBadge = createWordedBadge<'done' | 'missing' | 'recommended'>(
  (state) => t(`shops.opening.state.${state}`),
  {
    done: ['success', IconCircleCheck],
    missing: ['danger', IconAlertCircle],
    recommended: ['info', IconBulb],
  },
);

/**
 * The checklist of a shop that is being set up, with each step checked by the server, and the button that
 * opens the shop. `drafts` are the unpublished prices.
 */
export function ShopSetupPage({ drafts }: { drafts: ReactNode }) {
  // Steps are done on other pages, so a cached answer is not used.
  const query = useCall('getOpening', {}, { topics: ['shop', 'messageOutcomes'], staleMs: 0 });
  return (
    <Page title={t('shops.opening.title')} intro={query.data?.open ? undefined : t('shops.opening.intro')}>
      <Loaded query={query}>{(opening) => <Checklist opening={opening} drafts={drafts} />}</Loaded>
    </Page>
  );
}

function Checklist({ opening, drafts }: { opening: ShopOpening; drafts: ReactNode }) {
  const needed: readonly string[] = neededOpeningSteps;
  const ofKind = (isNeeded: boolean) =>
    opening.steps.filter(({ step }) => needed.includes(step) === isNeeded);
  return (
    <>
      {opening.open ? (
        <Banner tone="success" title={t('shops.opening.isOpen')}>
          {t('shops.opening.isOpen.text')}
        </Banner>
      ) : null}
      {opening.open ? null : (
        <Text as="p" tone="muted">
          {t('shops.opening.moving')} <Link to="/moving">{t('shops.opening.moving.go')}</Link>
        </Text>
      )}
      <Section title={t('shops.opening.needed')}>
        <Steps steps={ofKind(true)} opening={opening} />
      </Section>
      {drafts}
      <Section title={t('shops.opening.recommended')}>
        <Steps steps={ofKind(false)} opening={opening} />
      </Section>
      {opening.trial.length > 0 ? <Trial trial={opening.trial} /> : null}
      <Switch opening={opening} />
    </>
  );
}

function Steps({ steps, opening }: { steps: ShopOpening['steps']; opening: ShopOpening }) {
  return (
    <Stack as="ol">
      {steps.map(({ step, state }) => (
        <Stack as="li" key={step} lineBetween>
          <RowLink {...places[step]} gap={12} align="center" minHeight={64} pad={[12, 0]} tone="text">
            <Stack as="span" gap={4} grow minWidth={0}>
              <Text strong>{t(`shops.opening.${step}`)}</Text>
              <Text as="small" size={14} tone="muted">
                {step === 'basics'
                  ? t('shops.opening.basics.text', {
                      ...{ name: opening.basics.name, currency: opening.basics.currency },
                      zone: opening.basics.timeZone,
                    })
                  : t(`shops.opening.${step}.text`)}
              </Text>
            </Stack>
            <StepBadge state={state} />
            <IconChevronRight size={20} aria-hidden />
          </RowLink>
          {step === 'prices' ? <Prices opening={opening} /> : null}
        </Stack>
      ))}
    </Stack>
  );
}

/** The offers to members in each destination for an average parcel, and the destinations without prices. */
function Prices({ opening: { destinations, unpriced, weightG } }: { opening: ShopOpening }) {
  const formatting = useFormatting();
  const money = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  return (
    <Stack gap={4} below={12} size={14}>
      {destinations.map(({ country, zone, lanes }) => (
        <Text as="p" key={`${country} ${zone}`} tone={lanes.length === 0 ? 'danger' : undefined}>
          {t(lanes.length === 0 ? 'shops.opening.sees.none' : 'shops.opening.sees', {
            ...{ where: zone || cityOf(country), kg: weightG / 1000, n: lanes.length },
            list: joinNames(
              lanes.map(({ name, totalMinor, minDays, maxDays }) =>
                t('shops.opening.lane', { name, price: money(totalMinor), min: minDays, max: maxDays }),
              ),
            ),
          })}
        </Text>
      ))}
      {unpriced.map(({ name, zone, draftId }) => (
        <Row key={`${name} ${zone}`} gap={[0, 12]} wrap align="center">
          <Text tone="muted">{t('shops.opening.unpriced', { name, zone })}</Text>
          {draftId === null ? (
            <Link to="/pricing" search={{ tab: 'channels' }}>
              {t('shops.opening.unpriced.go')}
            </Link>
          ) : (
            <Link to="/pricing/$id" params={{ id: draftId }}>
              {t('shops.opening.unpriced.draft')}
            </Link>
          )}
        </Row>
      ))}
      <div>
        <Link to="/pricing/sets">{t('shops.opening.sets')}</Link>
      </div>
    </Stack>
  );
}

const cities = {
  TW: 'shops.opening.city.TW',
  TH: 'shops.opening.city.TH',
  MY: 'shops.opening.city.MY',
} as const;

function cityOf(country: string): string {
  return isOneOf(['TW', 'TH', 'MY'] as const, country) ? t(cities[country]) : countryName(country);
}

const trialPlaces: Readonly<Record<TrialOrderStep, string | null>> = {
  member: '/members',
  // A step with null is done by the member in the portal, so the console has no link for it.
  forecast: null,
  received: '/desk',
  shelved: '/desk',
  ordered: null,
  packed: '/packing',
  paid: '/transfers',
  shipped: '/shipping',
  signed: '/orders',
};

/** A trial order before the opening: the finished steps, and links to the next ones. */
function Trial({ trial }: { trial: ShopOpening['trial'] }) {
  return (
    <Section title={t('shops.opening.trial')}>
      <Muted as="p">{t('shops.opening.trial.text')}</Muted>
      <Stack as="ol">
        {trial.map(({ step, done }) => (
          <Row as="li" key={step} gap={12} align="center" minHeight={44} lineBetween data-trial={step}>
            <Box grow minWidth={0}>
              {trialPlaces[step] === null ? (
                <Text>{t(`shops.opening.trial.${step}`)}</Text>
              ) : (
                <Link to={trialPlaces[step]}>{t(`shops.opening.trial.${step}`)}</Link>
              )}
            </Box>
            <StatusBadge
              tone={done ? 'success' : 'neutral'}
              icon={done ? IconCircleCheck : IconCircleDashed}
              label={t(done ? 'shops.opening.state.done' : 'shops.opening.trial.open')}
            />
          </Row>
        ))}
      </Stack>
    </Section>
  );
}

function Switch({ opening: { open, steps } }: { opening: ShopOpening }) {
  const submit = useSubmit('openShop', {
    refreshes: ['getOpening'],
    done: (answer) => t(answer.open ? 'shops.opening.opened' : 'shops.opening.closed'),
  });
  const lacks = steps.some(({ state }) => state === 'missing');
  return (
    <Section>
      <Stack gap={12}>
        <Text as="p" tone="muted">
          {open ? (
            t('shops.opening.close.text')
          ) : (
            <>
              {t('shops.opening.test')} <Link to="/members">{t('shops.opening.test.go')}</Link>
            </>
          )}
        </Text>
        <div>
          <Button
            look={open ? 'outline' : undefined}
            busy={submit.busy}
            disabled={!open && lacks}
            onClick={() => void submit.submit({ open: !open })}
          >
            {t(open ? 'shops.opening.close' : 'shops.opening.open')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
