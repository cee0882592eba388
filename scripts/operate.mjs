import { continueWith } from './install.mjs';

await continueWith('scripts/operate.ts');
