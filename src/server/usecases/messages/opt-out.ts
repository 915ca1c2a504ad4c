import { AppError } from '#server/app-error.ts';
import { isSigned, signParts } from '#server/auth/signed-parts.ts';
import type { Container } from '#server/container.ts';
import { addOptOut, type OptOutKind } from '#server/db/repos/accounts/messages.ts';

type OptOut = { email: string; kind: OptOutKind };

const signedOf = ({ sessionSecret }: Container, { email, kind }: OptOut) => ({
  secret: sessionSecret,
  purpose: 'optOut',
  parts: [email, kind],
});

/** Works without signing in and does not expire: the holder of the mail may stop such mails. */
export const optOutUrl = (container: Container, { email, kind }: OptOut): string => {
  const signature = signParts(signedOf(container, { email, kind }));
  return `${container.env.PUBLIC_URL}/api/opt-out?${new URLSearchParams({ email, kind, signature })}`;
};

export const optOut = async (
  container: Container,
  { signature, ...wish }: OptOut & { signature: string },
): Promise<void> => {
  if (!isSigned(signedOf(container, wish), signature)) throw new AppError('linkNotValid');
  await addOptOut(container.database.db, wish);
};
