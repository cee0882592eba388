/** Whether this browser makes passkeys for this address. They belong to names, not to IP addresses. */
export const passkeysWork = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);
