/**
 * Why a session was ended: the account was disabled, the password changed, or the session was ended from another
 * device or by somebody else.
 */

export type SessionEndReason = 'disabled' | 'password' | 'elsewhere';
