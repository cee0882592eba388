import { membersFacts } from '@crossdock/contract/members/facts.ts';
import type { Output, Request } from '@crossdock/contract/table.ts';
import { sexes } from '@crossdock/domain/members/sexes.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Split, Stack } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { choiceOptions, factBoxProps } from '@crossdock/web/factBoxes.tsx';
import { factWords } from '@crossdock/web/factWords.ts';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import type { InputHTMLAttributes } from 'react';
import { FormFooter } from '../shell/FormFooter.tsx';
import { t, texts } from '../shell/i18n.ts';

const members = factWords('members', membersFacts, texts);

type Member = Output<'getMemberInfo'>;
const own = ['name', 'nickname', 'birthday'] as const;
const elsewhere = ['whatsapp', 'facebook', 'lineaccount'] as const;
type TextName = (typeof own | typeof elsewhere)[number];
type Values = Readonly<Record<TextName | 'sex', string>>;

const hints: Partial<Record<TextName, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  birthday: { type: 'date', autoComplete: 'bday', min: '1900-01-01' },
  whatsapp: { type: 'tel', inputMode: 'tel' },
};

export function ProfileForm({ member }: { member: Member }) {
  const form = usePlainForm('editMemberInfo', {
    schema: () => import('@crossdock/contract/members/inputs.ts').then((m) => m.editMemberInfoInput),
    defaults: valuesOf(member),
    input: inputOf,
    done: t('members.saved'),
    refreshes: ['getMemberInfo'],
  });
  const box = (name: TextName) => (
    <TextBox key={name} name={name} {...hints[name]} {...factBoxProps(members, name)} {...form.box(name)} />
  );
  return (
    <Stack as="form" onSubmit={form.send} noValidate gap={16}>
      <Split columns="1fr 1fr" gap={16} align="start">
        {own.map(box)}
        <ChoiceBox
          {...factBoxProps(members, 'sex')}
          {...form.box('sex')}
          data={choiceOptions(members, 'sex')}
        />
      </Split>
      <Split columns={3} gap={16} align="start">
        {elsewhere.map(box)}
      </Split>
      <FormFooter {...form} atEdge text={t('shell.save')} />
    </Stack>
  );
}

function valuesOf(member: Member): Values {
  const { name, nickname, birthday, whatsapp, facebook, lineaccount, sex } = member;
  return { name, nickname, birthday: birthday ?? '', whatsapp, facebook, lineaccount, sex: sex ?? '' };
}

function inputOf({ sex, birthday, ...same }: Values): Request<'editMemberInfo'> {
  return { ...same, sex: sexes.find((one) => one === sex) ?? null, birthday: birthday || null };
}
