import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { saveSealCertificate } from '#server/db/repos/loan/written-documents.ts';
import { sealCertificate } from '#server/documents/seal-key.ts';
import { sealPdf } from '#server/documents/seal-pdf.ts';

type Sealing = { tx: Tx; bytes: Buffer; at: Date; lender: string; reason: string };

/** Seals with the key of today and remembers its certificate, so that the seal is known again after the key was changed. */
export const sealDocument = async (
  container: Pick<Container, 'sealKey' | 'lender'>,
  { tx, bytes, at, lender, reason }: Sealing,
): Promise<Buffer> => {
  const key = container.sealKey();
  await saveSealCertificate(tx, sealCertificate(key));
  return sealPdf(bytes, { key, at, lender, phone: container.lender.phone, reason });
};
