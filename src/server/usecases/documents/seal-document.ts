import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { saveSealCertificate } from '#server/db/repos/loan/written-documents.ts';
import { sealCertificate } from '#server/documents/seal-key.ts';
import { sealPdf } from '#server/documents/seal-pdf.ts';

type Sealing = { tx: Tx; bytes: Buffer; at: Date; lender: string; reason: string };

/** Seals with the current key and records its certificate, so that the seal is recognized after the key changes. */
export const sealDocument = async (
  container: Pick<Container, 'sealKey' | 'lender'>,
  { tx, bytes, at, lender, reason }: Sealing,
): Promise<Buffer> => {
  const key = container.sealKey();
  await saveSealCertificate(tx, sealCertificate(key));
  return sealPdf(bytes, { key, at, lender, phone: container.lender.phone, reason });
};
