import { isGoodsType } from '@crossdock/domain/parcels/goods.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Code, Facts, Money, Size, Weight } from '@crossdock/ui/values.tsx';
import { IconAlertCircle } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import classes from './consolidate.module.css';
import type { ShelvedParcel } from './consolidation.ts';
import type { StepProps } from './stepProps.ts';

/** Step 1: which parcels travel. Those that cannot travel with the others say why at once. */
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
      <div className={classes.head}>
        <h2 className={classes.stepTitle}>{t('consolidate.parcels.title')}</h2>
        {state.parcelIds.length > 0 ? (
          <Button look="plain" small onClick={() => choose([])}>
            {t('consolidate.parcels.clear')}
          </Button>
        ) : (
          <Button look="plain" small onClick={() => setFlow({ parcelIds: undefined })}>
            {t('consolidate.parcels.suggest')}
          </Button>
        )}
      </div>
      {flow.parcelIds === undefined && chosen.size > 1 ? (
        <p className={classes.muted}>{t('consolidate.parcels.suggested')}</p>
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
      {groupsOf(parcels, chosen).map((group) => (
        <section key={group.key}>
          <div className={classes.group}>
            <h3 className={classes.groupName}>{group.name}</h3>
            <Button look="plain" small onClick={() => choose(group.parcels.map((parcel) => parcel.id))}>
              {t('consolidate.parcels.only', { n: group.parcels.length })}
            </Button>
          </div>
          <ul className={classes.options} aria-label={group.name}>
            {group.parcels.map((parcel) => (
              <li key={parcel.id}>
                <ParcelOption
                  parcel={parcel}
                  chosen={chosen.has(parcel.id)}
                  problem={chosen.has(parcel.id) ? problems.get(parcel.id) : undefined}
                  onToggle={() => toggle(parcel.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface Group {
  readonly key: string;
  readonly name: string;
  readonly parcels: readonly ShelvedParcel[];
}

/** By warehouse and goods type, as parcels travel; the group with the first chosen parcel leads. */
function groupsOf(parcels: readonly ShelvedParcel[], chosen: ReadonlySet<string>): Group[] {
  const groups = Map.groupBy(parcels, (parcel) => `${parcel.warehouseId} ${parcel.goodsType}`);
  const [lead] = chosen;
  return [...groups]
    .map(([key, members]) => {
      const [first] = members;
      const goods = first && isGoodsType(first.goodsType) ? t(`quote.goods.${first.goodsType}`) : '';
      return { key, name: [first?.warehouseName, goods].filter(Boolean).join(' · '), parcels: members };
    })
    .sort((a, b) => Number(holds(b, lead)) - Number(holds(a, lead)));
}

function holds(group: Group, id: string | undefined): boolean {
  return group.parcels.some((parcel) => parcel.id === id);
}

function ParcelOption(props: {
  parcel: ShelvedParcel;
  chosen: boolean;
  problem: string | undefined;
  onToggle: () => void;
}) {
  const { parcel, problem } = props;
  const { lengthMm, widthMm, heightMm } = parcel;
  return (
    <label className={classes.option} data-problem={problem ? true : undefined}>
      <input className={classes.mark} type="checkbox" checked={props.chosen} onChange={props.onToggle} />
      {parcel.thumb ? <img className={classes.thumb} src={parcel.thumb} alt="" loading="lazy" /> : null}
      <span className={classes.words}>
        <span className={classes.name}>{parcel.goodsName || parcel.billCode}</span>
        <Code>{parcel.billCode}</Code>
        <span className={classes.muted}>
          <Facts>
            {parcel.warehouseName}
            {parcel.weightG === null ? null : <Weight grams={parcel.weightG} />}
            {lengthMm && widthMm && heightMm ? (
              <Size lengthMm={lengthMm} widthMm={widthMm} heightMm={heightMm} />
            ) : null}
          </Facts>
        </span>
        <StorageNote parcel={parcel} />
        {problem ? (
          <span className={classes.problem} role="alert">
            <IconAlertCircle size={16} aria-hidden />
            {problem}
          </span>
        ) : null}
      </span>
    </label>
  );
}

function StorageNote({ parcel: { storage } }: { parcel: ShelvedParcel }) {
  if (!storage) return null;
  return (
    <span className={classes.muted}>
      {storage.overtimeDays > 0 ? (
        <>
          {t('consolidate.storage.over', { n: storage.overtimeDays })} <Money minor={storage.rentMinor} />
        </>
      ) : (
        t('consolidate.storage.left', { n: storage.freeDaysLeft })
      )}
    </span>
  );
}
