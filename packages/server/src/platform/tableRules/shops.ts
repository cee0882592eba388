import { kept, left, nameless, type TableRules } from '../tableRule.ts';

export const shopsTables = {
  shopHosts: { retention: kept.settings, archive: left.ours, erasure: nameless.ours },
  shopTexts: { retention: kept.settings, erasure: nameless.shops },
  shops: {
    retention: kept.settings,
    archive: { without: ['place'], why: 'of the installation' },
    erasure: nameless.shops,
  },
} satisfies TableRules;
