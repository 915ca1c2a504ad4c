import { z } from 'zod';

/** Loaded with the first passkey: it brings a library of certificates. */
const webauthn = () => import('@simplewebauthn/server');

const base64url = z.string().regex(/^[\w-]{1,8000}$/);
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };
/** Extensions are not used, so their results are not read. */
const noExtensions = z.unknown().transform(() => ({}));

/** A browser's answer when a passkey is made. */
export const enrolledPasskey = z.object({
  ...credential,
  clientExtensionResults: noExtensions,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});
export type EnrolledPasskey = z.infer<typeof enrolledPasskey>;

/** A browser's answer when a passkey is used. */
export const presentedPasskey = z.object({
  ...credential,
  clientExtensionResults: noExtensions,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});
export type PresentedPasskey = z.infer<typeof presentedPasskey>;

/** Passkeys belong to the host people type, whatever the server itself listens on. */
const partyOf = (publicUrl: string) => ({ expectedOrigin: publicUrl, expectedRPID: new URL(publicUrl).hostname });

/** Ed25519, ES256 and RS256, which every authenticator in use has one of. */
const supportedAlgorithmIDs = [-8, -7, -257];

type Person = { id: string; email: string; name: string };
type Known = { credentialId: string; transports: string[] };

export const passkeyToMake = async ({
  publicUrl,
  lender,
  person: { id, email, name },
  known,
}: {
  publicUrl: string;
  lender: string;
  person: Person;
  known: readonly Known[];
}) =>
  (await webauthn()).generateRegistrationOptions({
    rpName: lender,
    rpID: partyOf(publicUrl).expectedRPID,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });

/** Without `known` ones the browser offers all it has for this host. */
export const passkeyToUse = async ({ publicUrl, known }: { publicUrl: string; known: readonly Known[] }) =>
  (await webauthn()).generateAuthenticationOptions({
    rpID: partyOf(publicUrl).expectedRPID,
    userVerification: 'preferred',
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      ...(transports.length === 0 ? {} : { transports }),
    })),
  });

type Asked = { publicUrl: string; challenge: string };

/** The new credential, or null for an answer that is not to this challenge, from this site, or well formed. */
export const checkEnrolled = async (response: EnrolledPasskey, { publicUrl, challenge }: Asked) => {
  const { verifyRegistrationResponse } = await webauthn();
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    requireUserVerification: false,
    supportedAlgorithmIDs,
    ...partyOf(publicUrl),
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: response.response.transports };
};

type Stored = { credentialId: string; publicKey: Buffer; counter: number };

/** The new counter, and whether the device asked for a PIN, a finger or a face; null when the answer is not right. */
export const checkPresented = async (
  response: PresentedPasskey,
  { publicUrl, challenge, passkey }: Asked & { passkey: Stored },
): Promise<{ counter: number; isUserVerified: boolean } | null> => {
  const { credentialId, publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await webauthn();
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: false,
    ...partyOf(publicUrl),
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { newCounter, userVerified } = checked.authenticationInfo;
  return { counter: newCounter, isUserVerified: userVerified };
};
