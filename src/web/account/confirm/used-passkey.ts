import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** The browser's answer, once the user presented a passkey; rejects when they did not. */
export const usedPasskey = async (optionsJSON: PublicKeyCredentialRequestOptionsJSON) => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON });
};
