import { Banner } from '@crossdock/ui/Banner.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { useCall, useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { Earnings } from './Earnings.tsx';
import { Finance } from './Finance.tsx';
import { InviteCard } from './InviteCard.tsx';
import classes from './promotion.module.css';
import { Referrals } from './Referrals.tsx';
import { ShareHint } from './ShareHint.tsx';

const views = ['link', 'finance'] as const;

/** Share and promotion: the link and who came by it, or what it earned and where that went. */
export function ProfitPage() {
  const [found, setFilters] = useFilters<{ view?: string }>();
  const view = found.view === 'finance' ? 'finance' : 'link';
  const query = useCall('getPromotionStatistics', {}, { topics: ['promotion', 'wallet', 'shares', 'shop'] });
  return (
    <Page title={t('promotion.title')} intro={t('promotion.intro')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a form's frame around plain choices */}
      <div className={classes.views} role="group" aria-label={t('promotion.view')}>
        {views.map((one) => (
          <Chip
            key={one}
            chosen={one === view}
            onClick={() => setFilters({ view: one === 'link' ? undefined : one })}
          >
            {t(`promotion.view.${one}`)}
          </Chip>
        ))}
      </div>
      <Loaded
        query={query}
        texts={{ ...loadedTexts(), failed: t('promotion.failed') }}
        skeleton={<SkeletonRows rows={2} heightPx={200} label={t('shell.loading')} />}
      >
        {(statistics) => (
          <>
            {statistics.active ? null : <Banner tone="info" title={t('promotion.closed')} />}
            {view === 'link' ? (
              <>
                <InviteCard statistics={statistics} />
                <ShareHint statistics={statistics} />
              </>
            ) : (
              <Finance statistics={statistics} />
            )}
          </>
        )}
      </Loaded>
      {view === 'link' ? <Referrals /> : <Earnings />}
    </Page>
  );
}
