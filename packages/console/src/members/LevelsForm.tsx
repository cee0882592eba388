import { defaultLevelNames } from '@crossdock/contract/members/defaultLevels.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { maxLevels } from '@crossdock/domain/members/levels.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { linkClass } from '../shell/links.tsx';
import classes from './Members.module.css';

type Level = Output<'listLevels'>['list'][number];
type Names = Readonly<Record<'tw' | 'zh' | 'en', string>>;
interface Typed extends Names {
  readonly from: string;
  readonly members: number;
}
type Form = PlainForm<{ levels: Typed[] }>;

const added: Names = { tw: '', zh: '', en: '' };

/** Edits all levels together, because they depend on each other. */
export function LevelsForm({ levels }: { levels: readonly Level[] }) {
  const { currency } = useFormatting();
  const form = usePlainForm('saveLevels', {
    schema: () => import('@crossdock/contract/members/levels.ts').then((m) => m.saveLevelsInput),
    defaults: { levels: typedOf(levels, currency) },
    input: (values) => ({
      levels: values.levels.map(({ tw, zh, en, from }, at) => ({
        ...{ tw, zh, en },
        fromPaidMinor: at === 0 ? null : (typedAmount(from, currency) ?? null),
      })),
    }),
    refreshes: ['listLevels'],
    done: t('members.saved'),
  });
  const { levels: typed } = form.values;
  const last = typed.length - 1;
  return (
    <Stack as="form" onSubmit={form.send} noValidate gap={16}>
      {levels.length === 0 ? <Banner tone="info">{t('members.levels.suggested')}</Banner> : null}
      {typed.map((level, at) => (
        <LevelFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is identified by its place in the list
          key={at}
          form={form}
          at={at}
          level={level}
          removable={at === last && at > 0}
        />
      ))}
      {form.failure ? <Banner tone="danger">{form.failure.message}</Banner> : null}
      {form.errors.levels ? <Banner tone="danger">{form.errors.levels}</Banner> : null}
      <Row gap={12} wrap justify="between">
        <Button
          look="outline"
          icon={IconPlus}
          disabled={typed.length >= maxLevels}
          onClick={() => form.set('levels', [...typed, { ...added, from: '', members: 0 }])}
        >
          {t('members.levels.add')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t('shell.save')}
        </Button>
      </Row>
    </Stack>
  );
}

function LevelFields(props: { form: Form; at: number; level: Typed; removable: boolean }) {
  const { form, at, level } = props;
  const set = (name: keyof Typed, value: string) =>
    form.set(
      'levels',
      form.values.levels.map((one, place) => (place === at ? { ...one, [name]: value } : one)),
    );
  return (
    <Section
      title={t('members.level', { n: at + 1 })}
      aside={<Aside {...props} onRemove={() => form.set('levels', form.values.levels.slice(0, at))} />}
    >
      <div className={classes.four}>
        {langs.map((name) => (
          <TextBox
            key={name}
            required
            label={t(`members.levels.name.${name}`)}
            value={level[name]}
            onChange={(event) => set(name, event.target.value)}
            error={form.errors[`levels.${at}.${name}`]}
          />
        ))}
        {at === 0 ? (
          <Muted as="p">{t('members.levels.start')}</Muted>
        ) : (
          <AmountBox
            label={t('members.level.from')}
            value={level.from}
            onText={(text) => set('from', text)}
            error={form.errors[`levels.${at}.fromPaidMinor`]}
          />
        )}
      </div>
    </Section>
  );
}

function Aside(props: { at: number; level: Typed; removable: boolean; onRemove: () => void }) {
  const { at, level, removable } = props;
  return (
    <Row as="span" gap={[4, 12]} wrap align="center" inline>
      <Link to="/members" search={{ level: String(at + 1) }} className={linkClass}>
        {t('members.levels.count', { n: level.members })}
      </Link>
      {removable && level.members === 0 ? (
        <IconButton
          icon={IconTrash}
          label={t('members.levels.remove', { n: at + 1 })}
          onClick={props.onRemove}
        />
      ) : null}
    </Row>
  );
}

function typedOf(levels: readonly Level[], currency: string): Typed[] {
  if (levels.length === 0) return defaultLevelNames.map((names) => ({ ...names, from: '', members: 0 }));
  return levels.map(({ tw, zh, en, fromPaidMinor, members }) => ({
    ...{ tw, zh, en, members },
    from: fromPaidMinor === null ? '' : shortAmountText(fromPaidMinor, currency),
  }));
}
