import { continueWith } from './install.mjs';

await continueWith('scripts/pictures.ts');
