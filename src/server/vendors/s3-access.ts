export type S3Key = { keyId?: string | undefined; secret?: string | undefined };
type S3Server = S3Key & { url?: string | undefined; region: string };

/** Without a key of its own, Amazon’s library asks the machine, container or cluster for its role’s short-lived one. */
const accessBy = ({ keyId, secret }: S3Key) =>
  keyId && secret ? { credentials: { accessKeyId: keyId, secretAccessKey: secret } } : {};

const connect = async ({ url, region, ...key }: S3Server) => {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    ...(url ? { endpoint: url, forcePathStyle: true } : {}),
    ...accessBy(key),
    // Newer checksums need a trailer that not every server reads; our sealed bytes are authenticated when opened.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { ...sdk, client };
};

/** Any server that speaks S3; with `url`, its own address and the bucket in the path. Amazon’s library is loaded with the first object. */
export const s3Server = (server: S3Server): (() => ReturnType<typeof connect>) => {
  let connected: ReturnType<typeof connect> | null = null;
  return () => {
    connected ??= connect(server);
    return connected;
  };
};
