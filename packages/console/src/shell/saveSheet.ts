export { partOf, saveCsv, saveSheet, saveSheets } from '@crossdock/web/saveSheet.ts';
