import { fileURLToPath } from 'node:url';
import { calls } from '@crossdock/contract/table.ts';
import { locales } from '@crossdock/contract/wire/locale.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { changedAddresses } from '@crossdock/ui/vite/changedAddresses.ts';
import { earlyStart } from '@crossdock/ui/vite/earlyStart.ts';
import { firstLoad } from '@crossdock/ui/vite/firstLoad.ts';
import { firstPicture } from '@crossdock/ui/vite/firstPicture.ts';
import { languagePacks } from '@crossdock/ui/vite/languagePacks.ts';
import { mantineStyles } from '@crossdock/ui/vite/mantineStyles.ts';
import { plainFacts } from '@crossdock/ui/vite/plainFacts.ts';
import { precompress } from '@crossdock/ui/vite/precompress.ts';
import { virtualJson } from '@crossdock/ui/vite/virtualJson.ts';
import { wireRows } from '@crossdock/ui/vite/wireRows.ts';
import { startEarly } from '@crossdock/web/early.ts';
import { earlyLanguage, earlyStored } from '@crossdock/web/earlyHelpers.ts';
import { startScriptKeys } from '@crossdock/web/storage.ts';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { recordFirstKeys } from './src/shell/firstKeys.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const arrivals = {
  sources: file('src'),
  routes: ['/login', '/', '/desk', '/packing', '/orders', '/parcels'],
  login: '/login',
  lists: ['/orders', '/parcels'],
  shared: ['/shell/FullFrame.tsx'],
};

export default defineConfig({
  root: file('.'),
  base: '/console/',
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    changedAddresses(arrivals.sources),
    react(),
    plainFacts(),
    mantineStyles(),
    wireRows(deriveWire(calls)),
    virtualJson('virtual:call-names', () => Object.keys(calls)),
    languagePacks({
      words: file('src/words/words.gen.ts'),
      languages: Object.keys(locales),
    }),
    firstPicture({ css: file('src/shell/firstPicture.css'), html: file('src/shell/firstPicture.html') }),
    earlyStart({
      first: recordFirstKeys,
      start: startEarly,
      helpers: { languageOf: earlyLanguage, stored: earlyStored },
      plan: {
        base: '/console',
        keys: startScriptKeys('crossdock.console'),
        open: ['/login'],
        login: '/login',
        home: '/',
        reads: {},
      },
      arrivals,
    }),
    firstLoad(arrivals),
    precompress(),
  ],
});
