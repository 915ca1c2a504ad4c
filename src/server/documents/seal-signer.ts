import { constants, createHash, privateEncrypt } from 'node:crypto';
import { Signer } from '@signpdf/utils';
import forge from 'node-forge';
import { openSealKey, type SealKey } from './seal-key.ts';
import { derOf, fromDer, partsOf, readSignedMessage } from './signed-message.ts';
import { TIME_STAMP_TOKEN } from './time-stamp.ts';

/** The prefix of a SHA-256 digest inside an RSA signature (RFC 8017, section 9.2). */
const DIGEST_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/** A time-stamp token over a digest; null where none could be had. */
export type Stamp = (digest: Buffer) => Promise<Buffer | null>;

const { Class, Type, create, oidToDer } = forge.asn1;

/** Adds a token to the message's one signer, outside of what is signed: it stamps the signature itself. */
const withToken = (message: Buffer, token: Buffer): Buffer => {
  const whole = fromDer(message);
  const [signer] = partsOf(partsOf(partsOf(partsOf(whole)[1])[0]).at(-1));
  const attribute = create(Class.UNIVERSAL, Type.SEQUENCE, true, [
    create(Class.UNIVERSAL, Type.OID, false, oidToDer(TIME_STAMP_TOKEN).getBytes()),
    create(Class.UNIVERSAL, Type.SET, true, [fromDer(token)]),
  ]);
  partsOf(signer).push(create(Class.CONTEXT_SPECIFIC, 1, true, [attribute]));
  return derOf(whole);
};

/** The message PDF readers expect (PKCS#7, detached), with the arithmetic left to the platform, which is much faster at it. */
export class SealSigner extends Signer {
  readonly #key: SealKey;
  readonly #stamp: Stamp | null;

  constructor(key: SealKey, stamp: Stamp | null) {
    super();
    this.#key = key;
    this.#stamp = stamp;
  }

  override async sign(pdf: Buffer, at: Date = new Date()): Promise<Buffer> {
    const { certificate, privateKey, pem } = openSealKey(this.#key);
    const { oids } = forge.pki;
    const signed = (digest: forge.md.MessageDigest): string =>
      privateEncrypt(
        { key: pem, padding: constants.RSA_PKCS1_PADDING },
        Buffer.concat([DIGEST_INFO, Buffer.from(digest.digest().getBytes(), 'binary')]),
      ).toString('binary');
    const message = forge.pkcs7.createSignedData();
    message.content = forge.util.createBuffer(pdf.toString('binary'));
    message.addCertificate(certificate);
    message.addSigner({
      key: { ...privateKey, sign: signed },
      certificate,
      digestAlgorithm: oids.sha256 ?? '',
      authenticatedAttributes: [
        { type: oids.contentType ?? '', value: oids.data ?? '' },
        // The type allows strings only; the library takes a date and writes it as one.
        { type: oids.signingTime ?? '', value: at as unknown as string },
        { type: oids.messageDigest ?? '' },
      ],
    });
    message.sign({ detached: true });
    const der = derOf(message.toAsn1());
    const token = await this.#stamp?.(createHash('sha256').update(readSignedMessage(der).signature).digest());
    return token ? withToken(der, token) : der;
  }
}
