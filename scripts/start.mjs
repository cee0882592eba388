import { continueWith } from './install.mjs';

await continueWith('scripts/start.ts');
