/** The solved challenge, by a hash that counts its uses, and its expiry. */
export type SolvedCheck = { tokenHash: Buffer; expiresAt: Date };

/** A challenge is opaque to us; the browser sends the token back in `x-bot-check`. */
export type BotCheck = {
  challenge: () => Promise<unknown>;
  /** Null when the token is forged, expired, unsolved or not one of ours. */
  verify: (token: string) => Promise<SolvedCheck | null>;
};
