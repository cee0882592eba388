import { fileURLToPath } from 'node:url';
import { calls } from '@crossdock/contract/table.ts';
import { locales } from '@crossdock/contract/wire/locale.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { earlyStart } from '@crossdock/ui/vite/earlyStart.ts';
import { firstLoadChunks } from '@crossdock/ui/vite/firstLoadChunks.ts';
import { inlineFirstPaint } from '@crossdock/ui/vite/inlineFirstPaint.ts';
import { languagePacks } from '@crossdock/ui/vite/languagePacks.ts';
import { mantineStyles } from '@crossdock/ui/vite/mantineStyles.ts';
import { precompress } from '@crossdock/ui/vite/precompress.ts';
import { restartOnRouteChange } from '@crossdock/ui/vite/restartOnRouteChange.ts';
import { stripFactDescriptions } from '@crossdock/ui/vite/stripFactDescriptions.ts';
import { usedWireRows } from '@crossdock/ui/vite/usedWireRows.ts';
import { virtualJson } from '@crossdock/ui/vite/virtualJson.ts';
import { startEarly } from '@crossdock/web/early.ts';
import { earlyHelpers } from '@crossdock/web/earlyHelpers.ts';
import { firstScriptKeys } from '@crossdock/web/storage.ts';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { recordEarlyKeyPresses } from './src/shell/earlyKeyPresses.ts';

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
    restartOnRouteChange(arrivals.sources),
    react(),
    stripFactDescriptions(),
    mantineStyles(),
    usedWireRows(deriveWire(calls)),
    virtualJson('virtual:call-names', () => Object.keys(calls)),
    languagePacks({
      words: file('src/words/words.gen.ts'),
      languages: Object.keys(locales),
    }),
    inlineFirstPaint({ css: file('src/shell/firstPicture.css'), html: file('src/shell/firstPicture.html') }),
    earlyStart({
      first: recordEarlyKeyPresses,
      start: startEarly,
      helpers: earlyHelpers,
      plan: {
        base: '/console',
        keys: firstScriptKeys('crossdock.console'),
        open: ['/login'],
        login: '/login',
        home: '/',
        reads: {},
      },
      arrivals,
    }),
    firstLoadChunks(arrivals),
    precompress(),
  ],
});
