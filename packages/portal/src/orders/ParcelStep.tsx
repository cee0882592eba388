import { isDeclared } from '@crossdock/domain/parcels/declaration.ts';
import { isGoodsType } from '@crossdock/domain/parcels/goods.ts';
import {
  type MergeObstacle,
  type MergeRules,
  mergeGroupOf,
  mergeObstacleOf,
} from '@crossdock/domain/parcels/merge.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { EntryList } from '@crossdock/ui/Entry.tsx';
import { Bar, Muted, Photo, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Code, InlineFacts, Money, Size, Weight } from '@crossdock/ui/values.tsx';
import { IconAlertCircle } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { mergeObstacleText, toMergeCandidate } from '../shell/merging.ts';
import type { ShelvedParcel } from './consolidation.ts';
import { DeclareButton } from './DeclareButton.tsx';
import { OptionCard } from './OptionCard.tsx';
import type { StepProps } from './stepProps.ts';

/** Step 1: chooses the parcels. A parcel that cannot travel with the others shows the reason at once. */
export function ParcelStep({ flow, setFlow, state }: StepProps) {
  const parcels = state.shelved.data?.list ?? [];
  const chosen = new Set(state.parcelIds);
  const problems = new Map(
    (state.info.data?.parcels ?? []).flatMap(({ id, problem }) => (problem ? [[id, problem.message]] : [])),
  );
  const choose = (ids: readonly string[]) => setFlow({ parcelIds: ids });
  const toggle = (id: string) =>
    choose(chosen.has(id) ? state.parcelIds.filter((one) => one !== id) : [...state.parcelIds, id]);
  const unfit = state.parcelIds.filter((id) => problems.has(id));
  return (
    <>
      <Head chosen={state.parcelIds} onChoose={(parcelIds) => setFlow({ parcelIds })} />
      {flow.parcelIds === undefined && chosen.size > 1 ? (
        <Note>{t('consolidate.parcels.suggested')}</Note>
      ) : null}
      {unfit.length > 0 ? (
        <Banner
          tone="danger"
          action={
            <Button
              look="outline"
              small
              onClick={() => choose(state.parcelIds.filter((id) => !problems.has(id)))}
            >
              {t('consolidate.parcels.leaveOut', { n: unfit.length })}
            </Button>
          }
        >
          {t('consolidate.parcels.apart')}
        </Banner>
      ) : null}
      {groupsOf(parcels, chosen, state.rules).map((group) => (
        <section key={group.key}>
          <Bar gap={[4, 12]} minHeight={44}>
            <Text as="h3" size={15} strong>
              {group.name}
            </Text>
            <Button look="plain" small onClick={() => choose(group.parcels.map((parcel) => parcel.id))}>
              {t('consolidate.parcels.only', { n: group.parcels.length })}
            </Button>
          </Bar>
          <EntryList label={group.name} rows={group.parcels}>
            {(parcel) => (
              <ParcelOption
                parcel={parcel}
                chosen={chosen.has(parcel.id)}
                problem={chosen.has(parcel.id) ? problems.get(parcel.id) : undefined}
                mark={chosen.has(parcel.id) ? undefined : markOf(parcel, parcels, chosen, state.rules)}
                onToggle={() => toggle(parcel.id)}
              />
            )}
          </EntryList>
        </section>
      ))}
    </>
  );
}

/** A button that deselects the chosen parcels. If none is chosen, it selects the parcels that can travel together. */
function Head(props: { chosen: readonly string[]; onChoose: (ids: readonly string[] | undefined) => void }) {
  const some = props.chosen.length > 0;
  return (
    <Bar gap={8}>
      <Text as="h2" grow="10rem" size={16} strong>
        {t('consolidate.parcels.title')}
      </Text>
      <Button look="plain" small onClick={() => props.onChoose(some ? [] : undefined)}>
        {t(some ? 'consolidate.parcels.clear' : 'consolidate.parcels.suggest')}
      </Button>
    </Bar>
  );
}

interface Group {
  readonly key: string;
  readonly name: string;
  readonly parcels: readonly ShelvedParcel[];
}

/**
 * Groups the parcels as they can travel: by warehouse and goods type or class. The group of the first chosen parcel
 * comes first.
 */
function groupsOf(
  parcels: readonly ShelvedParcel[],
  chosen: ReadonlySet<string>,
  rules: MergeRules | undefined,
): Group[] {
  if (rules === undefined) return [];
  const groups = Map.groupBy(parcels, (parcel) => mergeGroupOf(toMergeCandidate(parcel), rules));
  const [lead] = chosen;
  return [...groups]
    .map(([key, members]) => {
      const [first] = members;
      const types = [...new Set(members.map(({ goodsType }) => goodsType))].filter(isGoodsType);
      const goods = types.map((type) => t(`quote.goods.${type}`)).join(t('consolidate.parcels.and'));
      return { key, name: [first?.warehouseName, goods].filter(Boolean).join(' · '), parcels: members };
    })
    .sort((a, b) => Number(holds(b, lead)) - Number(holds(a, lead)));
}

/**
 * Returns why a parcel cannot be added to the chosen ones, unless the reason is another warehouse or other goods.
 * These differences are already visible from the groups.
 */
function markOf(
  parcel: ShelvedParcel,
  parcels: readonly ShelvedParcel[],
  chosen: ReadonlySet<string>,
  rules: MergeRules | undefined,
): MergeObstacle | undefined {
  if (rules === undefined) return undefined;
  const others = parcels.filter(({ id }) => chosen.has(id)).map(toMergeCandidate);
  const reason = mergeObstacleOf(toMergeCandidate(parcel), others, rules);
  return reason === 'parcel.otherWarehouse' || reason === 'parcel.otherGoods' ? undefined : reason;
}

function holds(group: Group, id: string | undefined): boolean {
  return group.parcels.some((parcel) => parcel.id === id);
}

function ParcelOption(props: {
  parcel: ShelvedParcel;
  chosen: boolean;
  problem: string | undefined;
  mark: MergeObstacle | undefined;
  onToggle: () => void;
}) {
  const { parcel, problem, mark } = props;
  const { lengthMm, widthMm, heightMm } = parcel;
  return (
    <OptionCard
      problem={problem !== undefined}
      title={parcel.goodsName || parcel.courierNumber}
      chosen={props.chosen}
      onChoose={props.onToggle}
      picture={
        parcel.thumb ? (
          <Photo rigid square={56} fit="cover" round={8} src={parcel.thumb} alt="" loading="lazy" />
        ) : null
      }
    >
      <Code>{parcel.courierNumber}</Code>
      <Muted size={13}>
        <InlineFacts>
          {parcel.warehouseName}
          {parcel.weightG === null ? null : <Weight grams={parcel.weightG} />}
          {lengthMm && widthMm && heightMm ? (
            <Size lengthMm={lengthMm} widthMm={widthMm} heightMm={heightMm} />
          ) : null}
        </InlineFacts>
      </Muted>
      <StorageNote parcel={parcel} />
      {problem ? (
        <Row as="span" firstLine gap={4} tone="danger" size={13} role="alert">
          <IconAlertCircle size={16} aria-hidden />
          {problem}
        </Row>
      ) : null}
      {mark ? <Muted size={13}>{mergeObstacleText(mark)}</Muted> : null}
      {isDeclared(parcel) ? null : <DeclareButton parcelId={parcel.id} text={t('parcels.detail.declare')} />}
    </OptionCard>
  );
}

function StorageNote({ parcel: { storage } }: { parcel: ShelvedParcel }) {
  if (!storage) return null;
  return (
    <Muted size={13}>
      {storage.overtimeDays > 0 ? (
        <>
          {t('consolidate.storage.over', { n: storage.overtimeDays })} <Money minor={storage.rentMinor} />
        </>
      ) : (
        t('consolidate.storage.left', { n: storage.freeDaysLeft })
      )}
    </Muted>
  );
}
