import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root, run } from '../../../scripts/commands.ts';
import { Built } from './firstFiles.ts';

/** The sources of a new noun with two calls, a screen, its words and a menu entry. */
const gifts: Readonly<Record<string, string>> = {
  'contract/src/gifts/calls.ts': `
    import { z } from 'zod';
    import { member } from '../wire/call.ts';
    import { giftShape } from './shapes.ts';
    export const giftCalls = {
      listGifts: member.get('Member/ListGifts', {
        summary: 'List my gifts', output: z.object({ list: z.array(giftShape) }),
      }),
      redeemGift: member.byId.post('Member/RedeemGift', {
        summary: 'Redeem a gift', refusals: ['gift.gone'],
      }),
    };`,
  'contract/src/gifts/shapes.ts': `
    import { z } from 'zod';
    import { id } from '../wire/values.ts';
    export const giftShape = z.object({ id, code: z.string().max(20) });`,
  'contract/src/gifts/words.ts': `
    export const portalWords = {
      'gifts.title': { zh: '我的礼物', tw: '我的禮物', en: 'My gifts' },
      'gifts.redeem': { zh: '兑换礼物', tw: '兌換禮物', en: 'Redeem this gift' },
      'gifts.redeemed': { zh: '礼物已兑换', tw: '禮物已兌換', en: 'The gift is redeemed' },
    };`,
  'portal/src/gifts/GiftsPage.tsx': `
    import { Button } from '@crossdock/ui/Button.tsx';
    import { Loaded } from '../shell/Loaded.tsx';
    import { showMessage } from '@crossdock/ui/message.ts';
    import { Page, Section } from '@crossdock/ui/Page.tsx';
    import { createFileRoute } from '@tanstack/react-router';
    import { useCall, useSubmit } from '../shell/api.ts';
    import { t } from '../shell/i18n.ts';
    export const Route = createFileRoute('/_shell/gifts')({
      staticData: { title: 'gifts.title', action: 'member' },
      component: GiftsPage,
    });
    function GiftsPage() {
      const gifts = useCall('listGifts', {}, { topics: ['gifts'] });
      const redeem = useSubmit('redeemGift', { onDone: () => showMessage('success', t('gifts.redeemed')) });
      return (
        <Page title={t('gifts.title')}>
          <Section>
            <Loaded query={gifts}>
              {({ list }) => list.map(({ id }) => <Button key={id} onClick={() => redeem.send({ id })}>{t('gifts.redeem')}</Button>)}
            </Loaded>
          </Section>
        </Page>
      );
    }`,
};

/** The lists that contain the noun: generated ones in the contract and the app's words, and the handwritten menu. */
const listed: readonly (readonly [file: string, before: string, line: string])[] = [
  ['contract/src/calls.gen.ts', 'import ', "import { giftCalls } from './gifts/calls.ts';\n"],
  ['contract/src/calls.gen.ts', '  ...callsByNoun.', '  ...giftCalls,\n'],
  [
    'portal/src/words/words.gen.ts',
    'import ',
    "import * as gifts from '@crossdock/contract/gifts/words.ts';\n",
  ],
  ['portal/src/words/words.gen.ts', '  ...shared.words,', '  ...gifts.portalWords,\n'],
  [
    'portal/src/shell/nav.ts',
    "      { text: 'shell.nav.promotionLink'",
    "      { text: 'gifts.title', icon: IconTicket, to: '/gifts' as never },\n",
  ],
];

/** Builds the portal with this additional noun in a copy of its sources, and removes the copy after `look`. */
export async function withNewNoun(look: (built: Built) => void): Promise<void> {
  const copy = copyOfSources();
  try {
    for (const [file, source] of Object.entries(gifts)) write(copy, file, source);
    for (const [file, before, line] of listed) {
      const text = readFileSync(join(copy, 'packages', file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} lists nothing after ${before}`);
      write(
        copy,
        file,
        text.replace(before, () => line + before),
      );
    }
    // The build does not compress its files, because the test itself compresses the few that it measures.
    const config = readFileSync(join(copy, 'packages/portal/vite.config.ts'), 'utf8');
    write(copy, 'portal/vite.config.ts', config.replace(/^ *precompress\(\),\n/m, ''));
    const { ok, output } = await run('vite', ['build', '--logLevel', 'warn'], {
      cwd: relative(root, join(copy, 'packages/portal')),
      env: { NODE_ENV: 'production' },
    });
    if (!ok) throw new Error(output.slice(0, 3_000));
    look(new Built(join(copy, 'packages/portal/dist')));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function write(copy: string, file: string, text: string): void {
  const path = join(copy, 'packages', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Copies the sources of the portal and its packages into a folder with links to the libraries. */
function copyOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-noun-'));
  mkdirSync(join(folder, 'node_modules/@crossdock'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@crossdock')
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  for (const name of ['portal', 'contract', 'domain', 'ui', 'web']) {
    const to = join(folder, 'packages', name);
    const from = join(root, 'packages', name);
    const left = [join(from, 'dist'), join(from, 'test')];
    cpSync(from, to, { recursive: true, filter: (path) => !left.includes(path) });
    symlinkSync(to, join(folder, 'node_modules/@crossdock', name));
  }
  return folder;
}
