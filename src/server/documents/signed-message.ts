import forge from 'node-forge';

const { asn1 } = forge;

/** A signed message (CMS), reduced to what a check needs. Values are DER, as they were signed. */
export type SignedMessage = {
  contentType: string;
  /** Null where the content is elsewhere, as in a PDF. */
  content: Buffer | null;
  certificates: Buffer[];
  /** The signed attributes, encoded as the SET that was signed. */
  attributes: Buffer;
  attribute: (oid: string) => forge.asn1.Asn1 | null;
  unsigned: { oid: string; value: forge.asn1.Asn1 }[];
  digestAlgorithm: string;
  signature: Buffer;
};

const bytesOf = (binary: string): Buffer => Buffer.from(binary, 'binary');
export const derOf = (value: forge.asn1.Asn1): Buffer => bytesOf(asn1.toDer(value).getBytes());
export const fromDer = (der: Buffer): forge.asn1.Asn1 => asn1.fromDer(forge.util.createBuffer(der.toString('binary')));

/** The parts of a SEQUENCE, SET or tagged value. */
export const partsOf = (value: forge.asn1.Asn1 | undefined): forge.asn1.Asn1[] => {
  if (!Array.isArray(value?.value)) throw new Error('A signed message is not in the expected form.');
  return value.value;
};

/** The bytes of a primitive value. */
export const primitive = (value: forge.asn1.Asn1 | undefined): Buffer => {
  if (typeof value?.value !== 'string') throw new Error('A signed message is not in the expected form.');
  return bytesOf(value.value);
};
/** An OCTET STRING, which a writer may have split into pieces. */
const octets = (value: forge.asn1.Asn1 | undefined): Buffer =>
  Array.isArray(value?.value) ? Buffer.concat(value.value.map(octets)) : primitive(value);
export const oidOf = (value: forge.asn1.Asn1 | undefined): string => asn1.derToOid(primitive(value).toString('binary'));

const isTagged = (value: forge.asn1.Asn1, tag: number): boolean =>
  value.tagClass === asn1.Class.CONTEXT_SPECIFIC && Number(value.type) === tag;

const attributesIn = (tagged: forge.asn1.Asn1 | undefined): { oid: string; value: forge.asn1.Asn1 }[] =>
  tagged === undefined
    ? []
    : partsOf(tagged).map((each) => {
        const [type, values] = partsOf(each);
        const [value] = partsOf(values);
        if (!value) throw new Error('A signed message has an empty attribute.');
        return { oid: oidOf(type), value };
      });

/** Reads a ContentInfo with SignedData and one signer. Throws on anything else. */
export const readSignedMessage = (der: Buffer): SignedMessage => {
  const [type, tagged] = partsOf(fromDer(der));
  if (oidOf(type) !== forge.pki.oids.signedData) throw new Error('Not a signed message.');
  const parts = partsOf(partsOf(tagged)[0]);
  const [encapsulated, ...rest] = parts.slice(2);
  const [contentType, content] = partsOf(encapsulated);
  const certificates = rest.find((part) => isTagged(part, 0));
  const [signer, ...others] = partsOf(rest.at(-1));
  if (!signer || others.length > 0) throw new Error('A signed message needs exactly one signer.');
  const fields = partsOf(signer);
  const signed = fields.find((part) => isTagged(part, 0));
  const unsigned = fields.find((part) => isTagged(part, 1));
  const known = attributesIn(signed);
  // Version, signer and digest come before the signed attributes; algorithm and signature after them.
  const [algorithm, signature] = fields.slice(fields.indexOf(signed ?? signer) + 1).slice(0, 2);
  if (!signed || !algorithm) throw new Error('A signed message has no signed attributes.');
  return {
    contentType: oidOf(contentType),
    content: content ? octets(partsOf(content)[0]) : null,
    certificates: certificates ? partsOf(certificates).map(derOf) : [],
    // Signed as a SET, stored in the message under another tag.
    attributes: derOf(asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, partsOf(signed))),
    attribute: (oid) => known.find((each) => each.oid === oid)?.value ?? null,
    unsigned: attributesIn(unsigned),
    digestAlgorithm: oidOf(partsOf(fields[2])[0]),
    signature: primitive(signature),
  };
};
