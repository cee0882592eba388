/** Whether this browser can create passkeys for this host. They work for names, not for IP addresses. */
export const canCreatePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);
