import type { Container } from '../container.ts';
import type { Tx } from '../db/connect.ts';
import { keepSealCertificate } from '../db/repos/papers.ts';
import { sealCertificate } from '../paper/seal-key.ts';
import { sealPdf } from '../paper/seal-pdf.ts';

type Sealing = { tx: Tx; bytes: Buffer; at: Date; lender: string; reason: string };

/** Seals with the key of today and remembers its certificate, so that the seal is known again after the key was changed. */
export const sealPaper = async (
  container: Pick<Container, 'sealKey'>,
  { tx, bytes, at, lender, reason }: Sealing,
): Promise<Buffer> => {
  const key = container.sealKey();
  await keepSealCertificate(tx, sealCertificate(key));
  return sealPdf(bytes, { key, at, lender, reason });
};
