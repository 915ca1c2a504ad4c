import { LEAST_SEAL_BITS, openSealKey, SEAL_CURVES, type SealKey } from '#server/documents/seal-key.ts';
import { type Finding, fatal, fine, warning } from './finding.ts';

const PART = 'seal of documents';
const DAY_MS = 86_400_000;
const DAYS_AHEAD = 60;

export const checkSealKey = (sealKey: () => SealKey, now: Date): Finding => {
  try {
    const { certificate, privateKey } = openSealKey(sealKey());
    const { validFromDate: notBefore, validToDate: notAfter } = certificate;
    const { modulusLength: bits = 0, namedCurve = '' } = privateKey.asymmetricKeyDetails ?? {};
    const isEc = privateKey.asymmetricKeyType === 'ec';
    const until = notAfter.toISOString().slice(0, 10);
    if (now < notBefore || now > notAfter)
      return fatal(PART, `the certificate is not valid today (until ${until})`, 'set a valid PAPER_SEAL_P12');
    if (isEc && !SEAL_CURVES.includes(namedCurve))
      return fatal(PART, `its EC key is on the curve ${namedCurve}`, 'use a key on P-256, P-384 or P-521');
    if (!isEc && bits < LEAST_SEAL_BITS)
      return fatal(PART, `its RSA key has ${bits} bits`, `use a key of ${LEAST_SEAL_BITS} bits or more`);
    return notAfter.getTime() - now.getTime() < DAYS_AHEAD * DAY_MS
      ? warning(PART, `the certificate ends on ${until}`, 'renew it and set PAPER_SEAL_P12; earlier seals stay valid')
      : fine(PART, `opens, ${isEc ? 'ECDSA' : 'RSA'}, certificate until ${until}`);
  } catch {
    return fatal(
      PART,
      'the key does not open',
      'check PAPER_SEAL_P12 (base64 of a PKCS#12 file) and PAPER_SEAL_PASSPHRASE',
    );
  }
};
