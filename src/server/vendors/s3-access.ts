export type S3Key = { keyId?: string | undefined; secret?: string | undefined };

/** Without a key of its own, Amazon’s library asks the machine, container or cluster for its role’s short-lived one. */
export const accessBy = ({ keyId, secret }: S3Key) =>
  keyId && secret ? { credentials: { accessKeyId: keyId, secretAccessKey: secret } } : {};
