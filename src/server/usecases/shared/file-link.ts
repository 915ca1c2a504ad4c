import type { SessionKind } from '#entities/text/session-kind.ts';
import { isSigned, signParts } from '#server/auth/signed-parts.ts';
import type { Container } from '#server/container.ts';

const SECONDS = 300;

export type FileViewer = { realm: SessionKind; accountId: string };

type Linked = { fileId: string; until: string; viewer: FileViewer };

const signedOf = ({ sessionSecret }: Container, { fileId, until, viewer }: Linked) => ({
  secret: sessionSecret,
  purpose: 'file',
  parts: [fileId, until, viewer.realm, viewer.accountId],
});

/** A URL that opens one file for five minutes, in this applicant's own session. The caller must prove they may see it. */
export const fileLink = (container: Container, { fileId, viewer }: Omit<Linked, 'until'>): string => {
  const until = String(Math.floor(Date.now() / 1000) + SECONDS);
  const signature = signParts(signedOf(container, { fileId, until, viewer }));
  return `/api/files/${fileId}?${new URLSearchParams({ realm: viewer.realm, until, signature })}`;
};

export const isFileLink = (container: Container, { signature, ...linked }: Linked & { signature: string }): boolean =>
  Number(linked.until) * 1000 > Date.now() && isSigned(signedOf(container, linked), signature);
