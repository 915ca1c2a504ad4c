/** A place outside of the database that keeps what it was given. */
export type AnchorStore = {
  put: (name: string, text: string) => Promise<void>;
  /** Null when there is nothing of that name. */
  get: (name: string) => Promise<string | null>;
};
