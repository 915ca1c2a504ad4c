import { join } from 'node:path';

/** Files on their way to storage, or to a parser; each sealed under a key that only this process holds. */
export const incomingFolder = ({ DATA_DIR }: { DATA_DIR: string }): string => join(DATA_DIR, 'incoming');
