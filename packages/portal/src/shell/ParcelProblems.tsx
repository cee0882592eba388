import { Banner } from '@crossdock/ui/Banner.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useCall } from './api.ts';
import { t } from './i18n.ts';
import { memberProblemState } from './memberProblemState.ts';

/** The open problems of a parcel. Renders nothing if there are none. */
export function ParcelProblems({ parcelId }: { parcelId: string }) {
  const { data } = useCall('queryProblems', { parcelId, pageSize: 10 }, { topics: ['problems'] });
  const standing = data?.list.filter(({ state }) => state !== 'resolved') ?? [];
  return standing.map((problem) => {
    const { id, type, description } = problem;
    const state = memberProblemState(problem);
    return (
      <Banner
        key={id}
        tone={state === 'open' ? 'warning' : 'info'}
        title={`${t(`problems.type.${type}`)} · ${t(`problems.state.${state}`)}`}
        action={<LinkButton to="/problem/$id" params={{ id }} small look="soft" text={t('problems.show')} />}
      >
        {description}
      </Banner>
    );
  });
}
