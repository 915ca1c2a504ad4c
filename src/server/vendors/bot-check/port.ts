/** A challenge is opaque to us; the token is what the browser sends back in `x-bot-check`. */
export type BotCheck = {
  challenge: () => Promise<unknown>;
  /** A hash naming the solved challenge, or null when the token is forged, expired, unsolved or not one of ours. */
  verify: (token: string) => Promise<{ tokenHash: Buffer; expiresAt: Date } | null>;
};
