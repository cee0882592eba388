import type { StaffCoupon } from '@crossdock/contract/coupons/shapes.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { useState } from 'react';
import { Dialog } from '../shell/Dialog.ts';
import { FormFooter } from '../shell/FormFooter.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { useCouponWords } from './couponWords.ts';

type Issued = Output<'issueCoupon'>;

const audiences = ['accounts', 'level', 'all'] as const;

interface Whom {
  readonly to: (typeof audiences)[number];
  readonly accounts: string;
  readonly level: string;
}

/** Accounts separated by line breaks, spaces or commas. */
const accountsIn = (text: string) => text.split(/[\s,，、;；]+/).filter(Boolean);

/** Gives a coupon to the named members, to a level or to everybody. Then shows the result for each named member. */
export function IssueDialog({ coupon, onClose }: { coupon: StaffCoupon; onClose: () => void }) {
  const [issued, setIssued] = useState<Issued>();
  const words = useCouponWords();
  const form = usePlainForm<'issueCoupon', Whom>('issueCoupon', {
    schema: () =>
      import('@crossdock/contract/coupons/calls.ts').then((all) => all.couponCalls.issueCoupon.input),
    defaults: { to: 'accounts', accounts: '', level: '' },
    input: ({ to, accounts, level }) => ({
      id: coupon.id,
      to,
      ...(to === 'accounts' ? { accounts: accountsIn(accounts) } : {}),
      ...(to === 'level' ? { level: level === '' ? Number.NaN : Number(level) } : {}),
    }),
    refreshes: ['getStaffCoupon', 'listStaffCoupons', 'listCouponHolders'],
    onDone: (answer) => setIssued(answer),
  });
  return (
    <Dialog opened title={t('coupons.issue.title', { name: words.nameOf(coupon) })} onClose={onClose}>
      {issued ? <Outcome issued={issued} onClose={onClose} /> : <Audience form={form} />}
    </Dialog>
  );
}

function Audience({ form }: { form: PlainForm<Whom> }) {
  const { values } = form;
  return (
    <Grid as="form" gap={16} noValidate onSubmit={form.send}>
      <Row as="fieldset" gap={8} wrap aria-label={t('coupons.issue.whom')}>
        {audiences.map((to) => (
          <Chip key={to} chosen={values.to === to} onClick={() => form.set('to', to)}>
            {t(`coupons.issue.${to}`)}
          </Chip>
        ))}
      </Row>
      {values.to === 'accounts' ? (
        <NoteBox {...labelAndHint('coupons.issue.names')} required rows={5} {...form.box('accounts')} />
      ) : null}
      {values.to === 'level' ? (
        <TextBox
          label={t('coupons.issue.levelNumber')}
          required
          inputMode="numeric"
          autoComplete="off"
          {...form.box('level')}
        />
      ) : null}
      {values.to === 'all' ? <p>{t('coupons.issue.all.text')}</p> : null}
      <FormFooter {...form}>{t('coupons.issue')}</FormFooter>
    </Grid>
  );
}

function Outcome({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  return (
    <Grid gap={16}>
      <Banner
        tone={issued.given > 0 ? 'success' : 'warning'}
        title={t('coupons.issue.given', { n: issued.given })}
      />
      {issued.lines.length > 0 ? (
        <Grid as="ul" gap={4} overflowY="auto" maxHeight={320}>
          {issued.lines.map(({ account, outcome }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an account may be listed twice, and lines never move
            <Row as="li" key={at} gap={12} justify="between">
              <Code>{account}</Code>
              <Text tone={outcome === 'given' ? 'success' : 'danger'} strong={outcome === 'given'}>
                {t(`coupons.outcome.${outcome}`)}
              </Text>
            </Row>
          ))}
        </Grid>
      ) : null}
      <Button onClick={onClose}>{t('shell.close')}</Button>
    </Grid>
  );
}
