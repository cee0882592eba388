import { fileURLToPath } from 'node:url';
import { calls } from '@crossdock/contract/table.ts';
import { deriveWire } from '@crossdock/contract/wireTable.ts';
import { firstLoad } from '@crossdock/ui/vite/firstLoad.ts';
import { firstPicture } from '@crossdock/ui/vite/firstPicture.ts';
import { languagePacks } from '@crossdock/ui/vite/languagePacks.ts';
import { mantineStyles } from '@crossdock/ui/vite/mantineStyles.ts';
import { virtualJson } from '@crossdock/ui/vite/virtualJson.ts';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// No member speaks to the staff's calls: they are not in the bundle.
const membersCalls = Object.fromEntries(
  Object.entries(calls).filter(([, { access }]) => access.by !== 'staff'),
);

export default defineConfig({
  root: file('.'),
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    mantineStyles(),
    virtualJson('virtual:wire-table', () => deriveWire(membersCalls)),
    languagePacks({
      languages: {
        tw: file('src/locales/tw.ts'),
        zh: file('src/locales/zh.ts'),
        en: file('src/locales/en.ts'),
      },
    }),
    firstPicture({ css: file('src/shell/firstPicture.css'), html: file('src/shell/firstPicture.html') }),
  ],
  ...firstLoad,
});
