import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { auditIdentity } from './auditIdentity.ts';
import { getAuthenticationData } from './getAuthenticationData.ts';
import { getIdentitySettings } from './getIdentitySettings.ts';
import { listIdentityAudits } from './listIdentityAudits.ts';
import { saveIdentitySettings } from './saveIdentitySettings.ts';
import { submitAuthentication } from './submitAuthentication.ts';
import { withdrawAuthentication } from './withdrawAuthentication.ts';

export const identityHandlers = {
  auditIdentity,
  getAuthenticationData,
  getIdentitySettings,
  listIdentityAudits,
  saveIdentitySettings,
  submitAuthentication,
  withdrawAuthentication,
} satisfies Partial<Handlers<CallTable>>;
