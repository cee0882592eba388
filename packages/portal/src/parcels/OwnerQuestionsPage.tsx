import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { EntryList } from '@crossdock/ui/Entry.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Card, Page } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { IconClock } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { labelAndHint, t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';

export const Route = createFileRoute('/_shell/isItYours')({
  staticData: { title: 'shell.route.isItYours', action: 'myBag' },
  component: OwnerQuestionsPage,
});

type Question = Output<'listOwnerQuestions'>['list'][number];

/**
 * Unclaimed parcels that may be the member's. The page shows only what the owner would know; the member
 * answers yes or no.
 */
function OwnerQuestionsPage() {
  const questions = useCall('listOwnerQuestions', {}, { topics: ['parcels'] });
  return (
    <Page title={t('parcels.owner.title')} intro={t('parcels.owner.intro')}>
      <Loaded query={questions}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState picture="done" {...titleAndText('parcels.owner.none')} />
          ) : (
            <EntryList gap={16} rows={list}>
              {(question) => <QuestionCard question={question} />}
            </EntryList>
          )
        }
      </Loaded>
    </Page>
  );
}

function QuestionCard({ question }: { question: Question }) {
  const [goods, setGoods] = useState('');
  const { submit, busy, failure } = useSubmit('answerOwnerQuestion', {
    quiet: true,
    refreshes: ['listOwnerQuestions', 'queryParcels'],
    done: ({ outcome }) => t(`parcels.owner.said.${outcome}`),
  });
  const { id } = question;
  return (
    <Card>
      <Stack gap={12}>
        <div>
          <Text as="h2" size={18} strong figures>
            {t('parcels.owner.number', { number: question.numberEnd })}
          </Text>
          <Muted as="p">
            {t('parcels.owner.arrived')} <When iso={question.arrivedAt} style="date" />
          </Muted>
        </div>
        {question.answer === 'yes' ? (
          <Row>
            <StatusBadge tone="info" icon={IconClock} label={t('parcels.owner.checking')} />
          </Row>
        ) : (
          <>
            <TextBox
              {...labelAndHint('parcels.owner.goods')}
              value={goods}
              maxLength={200}
              onChange={(event) => setGoods(event.target.value)}
            />
            {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
            <Row gap={8} wrap>
              <Button busy={busy} onClick={() => void submit({ id, answer: 'yes', goods })}>
                {t('parcels.owner.yes')}
              </Button>
              <Button look="outline" busy={busy} onClick={() => void submit({ id, answer: 'no' })}>
                {t('parcels.owner.no')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
