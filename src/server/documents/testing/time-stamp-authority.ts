import { createHash, webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fromBER, Integer, ObjectIdentifier, OctetString, PrintableString } from 'asn1js';
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  setEngine,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

const crypto = webcrypto as Crypto;
setEngine('node', new CryptoEngine({ name: 'node', crypto }));

const TIME_STAMP_INFO = '1.2.840.113549.1.9.16.1.4';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const CODE_SIGNING = '1.3.6.1.5.5.7.3.3';

const authorityCertificate = async (keys: CryptoKeyPair, { isForTime = true } = {}): Promise<Certificate> => {
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: 7 }) });
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: '2.5.4.3', value: new PrintableString({ value: 'Test Time Authority' }) }),
    );
  certificate.notBefore.value = new Date('2020-01-01T00:00:00Z');
  certificate.notAfter.value = new Date('2040-01-01T00:00:00Z');
  const usage = new ExtKeyUsage({ keyPurposes: [isForTime ? TIME_STAMPING : CODE_SIGNING] });
  certificate.extensions = [
    new Extension({ extnID: '2.5.29.37', critical: true, extnValue: usage.toSchema().toBER(false) }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return certificate;
};

/** What a wrong answer does wrong. */
export type Fault = 'refuses' | 'otherDigest' | 'otherNonce' | 'noAuthority' | 'changedTime' | 'garbage' | 'down';

/** A time-stamp authority on loopback, written with the library the product does not use. */
export const startTimeStampAuthority = async (now: () => Date) => {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const certificate = await authorityCertificate(keys);
  const forCode = await authorityCertificate(keys, { isForTime: false });
  let fault: Fault | null = null;

  const stamp = async (query: Buffer): Promise<Buffer> => {
    const request = new TimeStampReq({ schema: fromBER(new Uint8Array(query)).result });
    if (fault === 'refuses')
      return Buffer.from(new TimeStampResp({ status: new PKIStatusInfo({ status: 2 }) }).toSchema().toBER(false));
    const { messageImprint, nonce } = request;
    if (fault === 'otherDigest')
      messageImprint.hashedMessage = new OctetString({ valueHex: new Uint8Array(32).buffer });
    const info = new TSTInfo({
      version: 1,
      policy: '1.2.3.4.1',
      messageImprint,
      serialNumber: new Integer({ value: 42 }),
      genTime: now(),
      ...(nonce && { nonce: fault === 'otherNonce' ? new Integer({ value: 5 }) : nonce }),
    });
    const content = info.toSchema().toBER(false);
    const own = fault === 'noAuthority' ? forCode : certificate;
    const message = new SignedData({
      version: 3,
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: TIME_STAMP_INFO,
        eContent: new OctetString({ valueHex: content }),
      }),
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              new Attribute({
                type: '1.2.840.113549.1.9.3',
                values: [new ObjectIdentifier({ value: TIME_STAMP_INFO })],
              }),
              new Attribute({
                type: '1.2.840.113549.1.9.4',
                values: [new OctetString({ valueHex: createHash('sha256').update(Buffer.from(content)).digest() })],
              }),
            ],
          }),
        }),
      ],
      certificates: [own],
    });
    await message.sign(keys.privateKey, 0, 'SHA-256');
    const token = new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: message.toSchema(true) });
    const response = Buffer.from(
      new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken: token }).toSchema().toBER(false),
    );
    const year = response.indexOf(String(now().getUTCFullYear()));
    if (fault === 'changedTime') response.write('2019', year, 'latin1');
    return response;
  };

  const server = createServer(async (request, response) => {
    const query = await buffer(request);
    response.statusCode = fault === 'down' ? 503 : 200;
    response.end(fault === 'garbage' ? 'nothing' : fault === 'down' ? '' : await stamp(query));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const base64 = Buffer.from(certificate.toSchema().toBER(false)).toString('base64');
  return {
    url: `http://127.0.0.1:${port}/tsr`,
    pem: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    be: (next: Fault | null) => {
      fault = next;
    },
    close: () => new Promise((done) => server.close(done)),
  };
};
