import type { identityCalls } from '@crossdock/contract/identity/calls.ts';
import type { Handlers } from '../../platform/handler.ts';
import { auditIdentity } from './auditIdentity.ts';
import { getAuthenticationData } from './getAuthenticationData.ts';
import { getIdentitySettings } from './getIdentitySettings.ts';
import { listIdentityAudits } from './listIdentityAudits.ts';
import { saveIdentitySettings } from './saveIdentitySettings.ts';
import { submitAuthentication } from './submitAuthentication.ts';
import { withdrawAuthentication } from './withdrawAuthentication.ts';

export const identityHandlers: Handlers<typeof identityCalls> = {
  getAuthenticationData,
  submitAuthentication,
  withdrawAuthentication,
  listIdentityAudits,
  auditIdentity,
  getIdentitySettings,
  saveIdentitySettings,
};
