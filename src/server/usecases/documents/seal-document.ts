import type { WrittenDocument } from '#entities/contract/written-document.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { saveSealCertificate } from '#server/db/repos/loan/written-documents.ts';
import { sealCertificate } from '#server/documents/seal-key.ts';
import { sealPdf } from '#server/documents/seal-pdf.ts';
import type { Stamp } from '#server/documents/seal-signer.ts';
import { readTimeStamp, timeStampQuery, tokenIn } from '#server/documents/time-stamp.ts';
import type { TimeStampAuthority } from '#server/vendors/time-stamp/port.ts';
import { wordsFor } from '#words';

/** A stamp that holds, or null: an authority that is away keeps nobody from signing, but is never missed in silence. */
const stampBy =
  ({ log }: Pick<Container, 'log'>, authority: TimeStampAuthority): Stamp =>
  async (digest) => {
    const query = timeStampQuery(digest);
    try {
      const token = tokenIn(await authority.ask(query.der));
      const { nonce } = readTimeStamp(token, { digest, trusted: authority.trusted });
      if (!nonce?.equals(query.nonce)) throw new Error('A time stamp answers another query.');
      return token;
    } catch (error) {
      log.error({ error }, 'sealed without a time stamp');
      return null;
    }
  };

type Sealing = { tx: Tx; bytes: Buffer; at: Date; lender: string; reason: string };

/** Seals with the current key and records its certificate, so that the seal is recognized after the key changes. */
export const sealDocument = async (
  container: Pick<Container, 'sealKey' | 'lender' | 'log' | 'timeStamp'>,
  { tx, bytes, at, lender, reason }: Sealing,
): Promise<Buffer> => {
  const key = container.sealKey();
  await saveSealCertificate(tx, sealCertificate(key));
  const stamp = container.timeStamp && stampBy(container, container.timeStamp);
  return sealPdf(bytes, { key, at, lender, phone: container.lender.phone, reason, stamp });
};

/** A document nobody signs carries the lender's seal. */
export const sealIssued = (
  container: Parameters<typeof sealDocument>[0],
  { tx, bytes, content }: { tx: Tx; bytes: Buffer; content: WrittenDocument },
): Promise<Buffer> => {
  const { name } = content.lender;
  const { issuedBy } = wordsFor(content.locale).writtenDocumentTexts.frame;
  return sealDocument(container, { tx, bytes, at: new Date(), lender: name, reason: issuedBy(name) });
};
