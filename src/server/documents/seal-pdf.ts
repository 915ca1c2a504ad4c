import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ADOBE_PKCS7_DETACHED } from '@signpdf/utils';
import type { SealKey } from './seal-key.ts';
import { SealSigner, type Stamp } from './seal-signer.ts';

/** Space for the signature with its certificate, in bytes. */
const SIGNATURE_LENGTH = 8192;
/** A time stamp brings its authority's certificates along. */
const STAMPED_LENGTH = 32_768;

type Seal = { key: SealKey; at: Date; lender: string; phone: string; reason: string; stamp?: Stamp | null };

/** Closes a PDF with a digital signature over all of it and the time: readers report any changed byte. */
export const sealPdf = (pdf: Buffer, { key, at, lender, phone, reason, stamp = null }: Seal): Promise<Buffer> => {
  const prepared = plainAddPlaceholder({
    pdfBuffer: pdf,
    reason,
    contactInfo: phone,
    name: lender,
    location: 'US',
    signingTime: at,
    signatureLength: stamp === null ? SIGNATURE_LENGTH : STAMPED_LENGTH,
    subFilter: SUBFILTER_ADOBE_PKCS7_DETACHED,
  });
  return new SignPdf().sign(prepared, new SealSigner(key, stamp), at);
};
