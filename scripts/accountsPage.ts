import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { einvoiceProviderKinds } from '@crossdock/contract/einvoices/providerKinds.ts';
import {
  isProviderKind,
  type ProviderKind,
  providerKindSpec,
  secretsOf,
  termsCheckedMonth,
} from '@crossdock/contract/payments/providerKinds.ts';
import { isOneOf, keysOf } from '@crossdock/domain/records.ts';
import type { AccountChapter } from '../packages/console/src/help/help.ts';
import { providerTexts } from '../packages/console/src/payments/providerTexts.ts';
import { words } from '../packages/console/src/words/words.gen.ts';
import { root } from './commands.ts';
import type { Registry } from './registries/registry.ts';

type Key = keyof typeof words;
const en = (key: string): string => String(words[key as Key].en);

const files = globSync('packages/console/src/help/accounts/*.ts', { cwd: root }).sort();
const found = await Promise.all(
  files.map(async (file) => {
    const { help } = (await import(pathToFileURL(join(root, file)).href)) as { help?: AccountChapter };
    return help && { name: basename(file, '.ts'), ...help.en };
  }),
);
/** A file that belongs to no chapter contains texts that several chapters share, so it is left out. */
const chapters = found.filter((one) => one !== undefined);

/** The title of the form in the console. */
function titleOf(name: string): string {
  if (isProviderKind(name)) return en(`payments.provider.${name}`);
  if (isOneOf(einvoiceProviderKinds, name))
    return `${en(`einvoices.provider.${name}`)}, ${en('einvoices.title').toLowerCase()}`;
  if (name === 'mail' || name === 'line') return en(`messages.${name}`);
  return en(`messages.sms.preset.${name}`);
}

/** The form's fields and what to register at the provider, in the form's own words. */
function fieldsOf(kind: ProviderKind): string[] {
  const { secrets, callback } = providerTexts[kind];
  const fields = secretsOf(kind).flatMap((name) => {
    const [label, where] = secrets[name] ?? [];
    return label === undefined || where === undefined ? [] : [`- *${en(label)}*: ${en(where)}.`];
  });
  return callback === undefined
    ? fields
    : [...fields, `- *${en('payments.providers.callback')}*: ${en(callback)}.`];
}

/** The usual amounts and refund periods of each method. */
function factsOf(kind: ProviderKind): string[] {
  const { methods } = providerKindSpec(kind);
  return keysOf(methods).map((method) => {
    const { currencies, least, most, refundDays } = methods[method] ?? {};
    const days = refundDays === undefined ? 'none' : `${refundDays} days`;
    return `| ${en(`payments.method.${method}`)} | ${currencies?.join(', ') ?? 'any'} | ${least ?? ''} | ${most ?? ''} | ${days} |`;
  });
}

/** The operators' page about accounts at providers, made from the texts that owners read beside the form. */
export const accountsPage: Registry = {
  file: 'docs/outside/accounts.md',
  text: () =>
    [
      '# Accounts at the providers',
      '<!-- Written by scripts/registries.ts from the help texts of the console (packages/console/src/help/accounts) and the table of kinds. -->',
      `How a firm's owner gets each account and what to type where. The console shows the same beside each form, in three languages. Amounts and refunds were looked up in ${termsCheckedMonth}; a contract may say otherwise.`,
      ...chapters.flatMap(({ name, steps, papers, register, test, cannot, unconfirmed = [] }) => [
        `\n## ${titleOf(name)}`,
        ...steps.map((step, at) => `${at + 1}. ${step}`),
        '',
        ...(isProviderKind(name) ? fieldsOf(name) : []),
        `- ${en('shell.help.papers')}: ${papers}`,
        `- ${en('shell.help.register')}: ${register}`,
        `- ${en('shell.help.test')}: ${test}`,
        `- ${en('shell.help.cannot')}: ${cannot.join(' ')}`,
        ...(isProviderKind(name)
          ? ['', '| method | currency | least | most | refunds |', '|---|---|---|---|---|', ...factsOf(name)]
          : []),
        ...(unconfirmed.length > 0
          ? [`\n**${en('shell.help.unconfirmed')}**`, ...unconfirmed.map((line) => `- ${line}`)]
          : []),
      ]),
      '',
    ].join('\n'),
};
