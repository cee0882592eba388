/**
 * Writes the files that only list what other files export: handlers, calls, lists, refusals, facts, words,
 * jobs, demo sets, chapters of help and table rules. Files are found by their place and their exports, so
 * nobody maintains lists by hand; a missing entry does not compile. Last it writes the page about accounts
 * and the handbook, whose texts are the console's. Usage: node scripts/registries.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './commands.ts';
import { callsRegistry } from './registries/calls.ts';
import { demoSetsRegistry } from './registries/demoSets.ts';
import { factsRegistry } from './registries/facts.ts';
import { handlersRegistry } from './registries/handlers.ts';
import { helpRegistry, memberHelpRegistry } from './registries/help.ts';
import { jobsRegistry } from './registries/jobs.ts';
import { listRegistries } from './registries/lists.ts';
import { refusalsRegistry } from './registries/refusals.ts';
import type { Registry } from './registries/registry.ts';
import { rulesRegistry } from './registries/rules.ts';
import { tableRulesRegistry } from './registries/tableRules.ts';
import { wordsRegistries } from './registries/words.ts';

export const registries: readonly Registry[] = [
  callsRegistry,
  ...listRegistries,
  refusalsRegistry,
  factsRegistry,
  handlersRegistry,
  jobsRegistry,
  tableRulesRegistry,
  demoSetsRegistry,
  rulesRegistry,
  helpRegistry,
  memberHelpRegistry,
  ...wordsRegistries,
];

/** The registries whose file is out of date. */
export const staleRegistries = (): Registry[] =>
  registries.filter(({ file, text }) => readFileSync(join(root, file), 'utf8') !== text());

if (import.meta.main) {
  for (const { file, text } of registries) write(file, text());
  // Imported here, because these pages use the texts that were just written.
  const { accountsPage } = await import('./accountsPage.ts');
  const { handbookPages } = await import('./handbook.ts');
  const { memberPages } = await import('./memberHandbook.ts');
  for (const { file, text } of [accountsPage, ...handbookPages, ...memberPages]) write(file, text());
}

function write(file: string, text: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.log(file);
}
