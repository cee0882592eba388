import type { Request } from '@crossdock/contract/table.ts';
import type { Person } from './world.ts';

export type Draft = Request<'saveAnnouncement'>;

export const content = {
  type: 'service',
  texts: { tw: { title: '週六照常出貨', html: '<p>倉庫週六照常出貨。</p>' } },
  pinned: false,
  top: false,
  readSeconds: 0,
  membersOnly: false,
  levels: [],
  countries: [],
  channelIds: [],
  endsAt: null,
} satisfies Draft;

export const announcementTools = ({ client }: Person) => {
  const draft = (part: Partial<Draft> = {}) => client.call('saveAnnouncement', { ...content, ...part });
  return {
    draft,
    async live(part: Partial<Draft> = {}) {
      const { id, version } = await draft(part);
      return client.call('releaseAnnouncement', { id, version, publishAt: null });
    },
  };
};
