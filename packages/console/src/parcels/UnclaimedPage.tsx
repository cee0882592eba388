import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Bar, Grid, Muted, Photo, Row, Split, Text } from '@crossdock/ui/Layout.tsx';
import { Card, Page } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { InlineFacts, Size, Weight, When } from '@crossdock/ui/values.tsx';
import { IconMessageQuestion, IconPhotoOff, IconTarget } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useFilters, usePage, useSubmit } from '../shell/api.ts';
import { emptyListTexts } from '../shell/emptyListTexts.ts';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { ListTools } from '../shell/ListTools.tsx';
import { MemberLink, ParcelLink } from '../shell/links.tsx';
import { PagedList } from '../shell/PagedList.ts';
import { SearchFilter } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { courierName } from './courierName.ts';
import { memberLine } from './memberLine.ts';

export const Route = createFileRoute('/_shell/parcels/unclaimed')({
  staticData: { title: 'parcels.unclaimed.title' },
  component: UnclaimedPage,
});

type Unclaimed = Output<'queryUnclaimed'>['list'][number];
type Suggestion = Unclaimed['suggestions'][number];

/** The parcels without a forecast, oldest first, beside the members that their labels suggest. */
function UnclaimedPage() {
  const [{ words, warehouseId }] = useFilters<{
    words?: string | undefined;
    warehouseId?: string | undefined;
  }>();
  const page = usePage('queryUnclaimed', { words, warehouseId }, { topics: ['parcels'] });
  const [assigning, setAssigning] = useState<{ parcel: Unclaimed; to: Suggestion | null } | null>(null);
  return (
    <Page {...nounTitleAndIntro('parcels.unclaimed')}>
      <SearchFilter label={t('parcels.unclaimed.search')} />
      <ListTools list="unclaimed" page={page} />
      <PagedList
        page={page}
        empty={
          <EmptyState
            {...emptyListTexts(page, [], {
              picture: 'done',
              ...titleAndText('parcels.unclaimed.none'),
            })}
          />
        }
      >
        {(rows) => (
          <Grid as="ul" gap={16}>
            {rows.map((parcel) => (
              <li key={parcel.id}>
                <UnclaimedCard parcel={parcel} onAssign={(to) => setAssigning({ parcel, to })} />
              </li>
            ))}
          </Grid>
        )}
      </PagedList>
      {assigning ? (
        <AssignDialog parcel={assigning.parcel} suggested={assigning.to} onClose={() => setAssigning(null)} />
      ) : null}
    </Page>
  );
}

function UnclaimedCard(props: { parcel: Unclaimed; onAssign: (to: Suggestion | null) => void }) {
  const { parcel } = props;
  const mayAssign = useStaff().may('parcel.assign');
  return (
    <Card>
      <Split columns="auto 1fr 1.2fr" gap={16}>
        {parcel.thumb ? (
          <Photo
            block
            wide={96}
            high={96}
            fit="cover"
            fill="bg"
            round="control"
            src={parcel.thumb}
            alt={t('parcels.picture', { number: parcel.courierNumber })}
          />
        ) : (
          <Grid
            as="span"
            align="center"
            justifyItems="center"
            wide={96}
            high={96}
            fill="bg"
            round="control"
            tone="muted"
            role="img"
            aria-label={t('parcels.unclaimed.noPicture')}
          >
            <IconPhotoOff size={28} stroke={1.5} aria-hidden />
          </Grid>
        )}
        <div>
          <Row gap={[4, 12]} wrap align="baseline">
            <ParcelLink id={parcel.id} courierNumber={parcel.courierNumber} />
            <Muted>{courierName(parcel.courier)}</Muted>
          </Row>
          <Text as="p" above={4} size={20} strong>
            {parcel.labelHint || t('parcels.unclaimed.noLabel')}
          </Text>
          <Muted as="p">
            <InlineFacts>
              {parcel.weightG !== null ? <Weight grams={parcel.weightG} /> : null}
              {parcel.lengthMm !== null && parcel.widthMm !== null && parcel.heightMm !== null ? (
                <Size lengthMm={parcel.lengthMm} widthMm={parcel.widthMm} heightMm={parcel.heightMm} />
              ) : null}
              {[parcel.warehouseName, parcel.shelfCode].filter(Boolean).join(' ')}
              {parcel.arrivedAt ? <When iso={parcel.arrivedAt} style="short" /> : null}
            </InlineFacts>
          </Muted>
        </div>
        <Suggestions parcel={parcel} mayAssign={mayAssign} onAssign={props.onAssign} />
      </Split>
    </Card>
  );
}

function Suggestions(props: {
  parcel: Unclaimed;
  mayAssign: boolean;
  onAssign: (to: Suggestion | null) => void;
}) {
  const { suggestions } = props.parcel;
  return (
    <Grid as="ul" gap={8} aria-label={t('parcels.unclaimed.suggestions')}>
      {suggestions.length === 0 ? <Muted as="li">{t('parcels.unclaimed.noMatch')}</Muted> : null}
      {suggestions.map((member) => (
        <SuggestedMember key={member.id} {...{ member }} {...props} />
      ))}
      {props.mayAssign ? (
        <li>
          <Button small look="plain" onClick={() => props.onAssign(null)}>
            {t('parcels.assign.other')}
          </Button>
        </li>
      ) : null}
    </Grid>
  );
}

/** A member who may own the parcel: the reasons, how well the member fits, and the member's answer. */
function SuggestedMember(props: {
  member: Suggestion;
  parcel: Unclaimed;
  mayAssign: boolean;
  onAssign: (to: Suggestion) => void;
}) {
  const { member, parcel } = props;
  const hints = useHints(member);
  return (
    <Bar as="li" gap={[8, 12]} pad={[8, 12]} edge round="control" wrap>
      <span>
        <Row as="span" gap={8} align="center" wrap>
          <MemberLink id={member.id} name={memberLine(member)} />
          <SuggestionBadge member={member} />
        </Row>
        <Muted as="small">
          <InlineFacts>
            {member.by.length > 0 ? t('parcels.unclaimed.by', { hints }) : null}
            {member.score > 0 ? t('parcels.unclaimed.score', { score: member.score }) : null}
            {member.goods ? t('parcels.asked.goods', { goods: member.goods }) : null}
          </InlineFacts>
        </Muted>
      </span>
      {props.mayAssign ? <SuggestionActions {...{ member, parcel }} onAssign={props.onAssign} /> : null}
    </Bar>
  );
}

function useHints({ by }: Suggestion): string {
  const list = new Intl.ListFormat(useFormatting().locale);
  return list.format(by.map((hint) => t(`parcels.hint.${hint}`)));
}

const fitTones = { sure: 'success', likely: 'info', possible: 'neutral' } as const;
const answerTones = { open: 'info', yes: 'success', no: 'danger' } as const;

function SuggestionBadge({ member: { answer, fit } }: { member: Suggestion }) {
  return answer === 'notAsked' ? (
    <StatusBadge tone={fitTones[fit]} icon={IconTarget} label={t(`parcels.fit.${fit}`)} />
  ) : (
    <StatusBadge tone={answerTones[answer]} icon={IconMessageQuestion} label={t(`parcels.asked.${answer}`)} />
  );
}

/**
 * One tap assigns the parcel to a member who fits well or has claimed it. Before any other member gets it, staff ask
 * the member or enter a reason.
 */
function SuggestionActions(props: {
  member: Suggestion;
  parcel: Unclaimed;
  onAssign: (to: Suggestion) => void;
}) {
  const { member, parcel, onAssign } = props;
  const hints = useHints(member);
  const refreshes = ['queryUnclaimed', 'getStaffParcel', 'getDesk'] as const;
  const assign = useSubmit('assignParcel', {
    refreshes: [...refreshes],
    done: t('parcels.assign.done'),
  });
  const ask = useSubmit('askOwner', {
    refreshes: [...refreshes],
    done: t('parcels.ask.done'),
  });
  const saysYes = member.answer === 'yes';
  const why = saysYes
    ? t('parcels.assign.byAnswer', { goods: member.goods })
    : t('parcels.unclaimed.by', { hints });
  const give = { id: parcel.id, memberId: member.id };
  const atOnce = saysYes || (member.fit === 'sure' && member.answer === 'notAsked');
  return (
    <Row gap={8} wrap>
      {member.answer === 'notAsked' ? (
        <Button small look="plain" busy={ask.busy} onClick={() => void ask.submit(give)}>
          {t('parcels.ask')}
        </Button>
      ) : null}
      <Button
        small
        look="soft"
        busy={assign.busy}
        onClick={() => (atOnce ? void assign.submit({ ...give, why: why.slice(0, 200) }) : onAssign(member))}
      >
        {t('parcels.assign.to')}
      </Button>
    </Row>
  );
}
