/** Why a session was ended for its holder: the account was disabled, the password changed, or it was ended elsewhere. */

export type SessionEndReason = 'disabled' | 'password' | 'elsewhere';
