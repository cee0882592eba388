import type { Output } from '@crossdock/contract/table.ts';
import { announcementTypes, readSecondsMax } from '@crossdock/domain/announcements/rules.ts';
import { regions } from '@crossdock/domain/regions.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Fieldset } from '@crossdock/ui/Fieldset.tsx';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { timeZoneLabel } from '@crossdock/web/timeZoneLabel.ts';
import type { ReactNode } from 'react';
import { countryName } from '../shell/countryName.ts';
import { labelAndHint, t } from '../shell/i18n.ts';
import { RuleCheckbox } from '../shell/RulesDialog.tsx';
import type { AnnouncementDraft } from './draft.ts';

interface OptionsProps {
  readonly draft: AnnouncementDraft;
  readonly change: (part: Partial<AnnouncementDraft>) => void;
  readonly errorOf: (field: string) => string | undefined;
  readonly levels: Output<'listLevels'>['list'];
  readonly channels: Output<'listChannels'>;
  /** The announcement is already published, so its start cannot be changed. */
  readonly isOut: boolean;
}

/** Sets how an announcement is shown, who sees it, and when. */
export function AnnouncementOptions(props: OptionsProps) {
  return (
    <>
      <Show {...props} />
      <Audience {...props} />
      <Times {...props} />
    </>
  );
}

function Show({ draft, change, errorOf }: OptionsProps) {
  return (
    <Fieldset title={t('announcements.show')}>
      <ChoiceBox
        label={t('announcements.field.type')}
        value={draft.type}
        data={announcementTypes.map((value) => ({ value, label: t(`announcements.type.${value}`) }))}
        onChange={(event) =>
          change({ type: announcementTypes.find((one) => one === event.currentTarget.value) ?? 'service' })
        }
      />
      <RuleCheckbox
        label={t('announcements.field.pinned')}
        checked={draft.pinned}
        onChange={(event) => change({ pinned: event.currentTarget.checked })}
      />
      <RuleCheckbox
        label={t('announcements.field.top')}
        checked={draft.top}
        onChange={(event) => change({ top: event.currentTarget.checked })}
      />
      <RuleCheckbox
        label={t('announcements.field.tells')}
        checked={draft.tells ?? false}
        onChange={(event) => change({ tells: event.currentTarget.checked })}
      />
      {draft.top ? (
        <TextBox
          type="number"
          min={0}
          max={readSecondsMax}
          label={t('announcements.field.readSeconds')}
          value={String(draft.readSeconds)}
          error={errorOf('readSeconds')}
          onChange={(event) => change({ readSeconds: Math.trunc(Number(event.currentTarget.value)) })}
        />
      ) : null}
    </Fieldset>
  );
}

function Audience({ draft, change, levels, channels }: OptionsProps) {
  const lang = currentLanguage();
  return (
    <Fieldset title={t('announcements.audience')}>
      <Muted as="p">{t('announcements.audience.hint')}</Muted>
      <RuleCheckbox
        label={t('announcements.field.membersOnly')}
        checked={draft.membersOnly}
        onChange={(event) => change({ membersOnly: event.currentTarget.checked })}
      />
      <Several
        label={t('announcements.field.levels')}
        options={levels.map((one) => ({ key: one.level, name: one[lang] }))}
        chosen={draft.levels}
        onChange={(next) => change({ levels: next })}
      />
      <Several
        label={t('announcements.field.countries')}
        options={regions.map((key) => ({ key, name: countryName(key) }))}
        chosen={draft.countries}
        onChange={(next) => change({ countries: next })}
      />
      <Several
        label={t('announcements.field.channels')}
        options={channels.map((one) => ({ key: one.id, name: one[lang] }))}
        chosen={draft.channelIds}
        onChange={(next) => change({ channelIds: next })}
      />
    </Fieldset>
  );
}

interface SeveralProps<K> {
  readonly label: ReactNode;
  readonly options: readonly { readonly key: K; readonly name: string }[];
  readonly chosen: readonly K[];
  readonly onChange: (chosen: K[]) => void;
}

function Several<K extends string | number>({ label, options, chosen, onChange }: SeveralProps<K>) {
  if (options.length === 0) return null;
  return (
    <Grid gap={2} minWidth={0}>
      <Muted>{label}</Muted>
      <Row as="span" gap={8} wrap>
        {options.map(({ key, name }) => {
          const others = chosen.filter((one) => one !== key);
          const isChosen = others.length < chosen.length;
          return (
            <Chip key={key} chosen={isChosen} onClick={() => onChange(isChosen ? others : [...others, key])}>
              {name}
            </Chip>
          );
        })}
      </Row>
    </Grid>
  );
}

function Times({ draft, change, errorOf, isOut }: OptionsProps) {
  const { timeZone } = useFormatting();
  return (
    <Fieldset title={t('announcements.time', { zone: timeZoneLabel(timeZone) })}>
      <Grid columns="repeat(auto-fit, minmax(220px, 1fr))" gap={12}>
        <TextBox
          type="datetime-local"
          {...labelAndHint('announcements.field.publishAt')}
          disabled={isOut}
          value={draft.publishClock}
          error={errorOf('publishAt')}
          onChange={(event) => change({ publishClock: event.currentTarget.value })}
        />
        <TextBox
          type="datetime-local"
          {...labelAndHint('announcements.field.endsAt')}
          value={draft.endClock}
          error={errorOf('endsAt')}
          onChange={(event) => change({ endClock: event.currentTarget.value })}
        />
      </Grid>
    </Fieldset>
  );
}
