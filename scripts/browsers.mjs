import { continueWith } from './install.mjs';

await continueWith('e2e/browsers/main.ts');
