import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { acknowledgeAnnouncement } from './acknowledgeAnnouncement.ts';
import { countAnnouncements } from './countAnnouncements.ts';
import { endAnnouncement } from './endAnnouncement.ts';
import { getAnnouncement } from './getAnnouncement.ts';
import { getAnnouncementTypes } from './getAnnouncementTypes.ts';
import { getEditedAnnouncement } from './getEditedAnnouncement.ts';
import { listAnnouncementDesk } from './listAnnouncementDesk.ts';
import { listAnnouncements } from './listAnnouncements.ts';
import { listReaders } from './listReaders.ts';
import { listTopAnnouncements } from './listTopAnnouncements.ts';
import { openAnnouncement } from './openAnnouncement.ts';
import { releaseAnnouncement } from './releaseAnnouncement.ts';
import { removeAnnouncement } from './removeAnnouncement.ts';
import { saveAnnouncement } from './saveAnnouncement.ts';
import { withdrawAnnouncement } from './withdrawAnnouncement.ts';

export const announcementHandlers = {
  acknowledgeAnnouncement,
  countAnnouncements,
  endAnnouncement,
  getAnnouncement,
  getAnnouncementTypes,
  getEditedAnnouncement,
  listAnnouncementDesk,
  listAnnouncements,
  listReaders,
  listTopAnnouncements,
  openAnnouncement,
  releaseAnnouncement,
  removeAnnouncement,
  saveAnnouncement,
  withdrawAnnouncement,
} satisfies Partial<Handlers<CallTable>>;
