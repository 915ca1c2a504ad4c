import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ADOBE_PKCS7_DETACHED } from '@signpdf/utils';
import type { SealKey } from './seal-key.ts';
import { SealSigner } from './seal-signer.ts';

/** Space for the signature with its certificate, in bytes. */
const SIGNATURE_LENGTH = 8192;

/** Closes a PDF with a digital signature over all of it and the time: readers report any changed byte. */
export const sealPdf = (
  pdf: Buffer,
  { key, at, lender, phone, reason }: { key: SealKey; at: Date; lender: string; phone: string; reason: string },
): Promise<Buffer> => {
  const prepared = plainAddPlaceholder({
    pdfBuffer: pdf,
    reason,
    contactInfo: phone,
    name: lender,
    location: 'US',
    signingTime: at,
    signatureLength: SIGNATURE_LENGTH,
    subFilter: SUBFILTER_ADOBE_PKCS7_DETACHED,
  });
  return new SignPdf().sign(prepared, new SealSigner(key), at);
};
