import type { FileRefusal } from '#entities/contract/stored-file.ts';
import type { Container } from '#server/container.ts';
import { hasConfirmedEmail } from '#server/db/repos/accounts/accounts.ts';
import { addUses, type Counted, takeBackUses } from '#server/db/repos/accounts/rate-limits.ts';
import { bytesSentIn } from '#server/db/repos/loan/files.ts';
import type { Writer } from '../shared/writer.ts';
import { networkOf } from './network-of.ts';

export type UploadOrigin = {
  address: string /** The length the sender states; null: not stated. */;
  declared: number | null;
};
type Owner = Pick<Writer, 'applicationId' | 'person'>;
type Quota = Extract<FileRefusal, 'visitorQuota' | 'personQuota' | 'addressQuota' | 'dayQuota'>;

export class QuotaReached extends Error {
  readonly reason: Quota;
  constructor(reason: Quota) {
    super(reason);
    this.reason = reason;
  }
}

export type UploadMeter = {
  metered: (body: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
  /** Always called at the end, whatever became of the file. */
  settle: () => Promise<void>;
};

const KB = 1024;
const KB_PER_MB = 1024;
const DAY_MINUTES = 24 * 60;
/** Where the sender states no length, room is taken in steps of this size. */
const STEP_KB = 1024;

const unmetered: UploadMeter = { metered: (body) => body, settle: async () => undefined };

/**
 * Takes room for a file before its bytes are kept, counted in the database, so that neither parallel uploads nor several processes
 * go past a limit. What a person keeps is read from their files; only what is under way is counted beside it.
 */
export const meterUpload = async (
  { database: { db }, env }: Pick<Container, 'database' | 'env'>,
  owner: Owner,
  origin: UploadOrigin | null,
): Promise<UploadMeter> => {
  if (origin === null || env.RATE_LIMITS === 'off') return unmetered;
  const isConfirmed = await hasConfirmedEmail(db, owner);
  const ownKb = (isConfirmed ? env.UPLOAD_PERSON_MB : env.UPLOAD_VISITOR_MB) * KB_PER_MB;
  const underWay = `upload/underWay/${owner.applicationId}/${owner.person}`;
  const limits = [
    { key: underWay, reason: isConfirmed ? 'personQuota' : 'visitorQuota', mostKb: ownKb },
    {
      key: `upload/address/${networkOf(origin.address)}`,
      reason: 'addressQuota',
      mostKb: env.UPLOAD_ADDRESS_DAY_MB * KB_PER_MB,
    },
    { key: 'upload/everyone', reason: 'dayQuota', mostKb: env.UPLOAD_DAY_MB * KB_PER_MB },
  ] as const;
  const taken: { counted: Counted; amount: number }[] = [];
  let roomKb = 0;
  let usedBytes = 0;

  const takeRoom = async (amount: number): Promise<void> => {
    const keptKb = Math.ceil((await bytesSentIn(db, owner)) / KB);
    for (const { key, reason, mostKb } of limits) {
      const counted = await addUses(db, { key, minutes: DAY_MINUTES, amount });
      taken.push({ counted, amount });
      if (counted.uses + (key === underWay ? keptKb : 0) > mostKb) throw new QuotaReached(reason);
    }
    roomKb += amount;
  };

  return {
    metered: async function* (body) {
      if (origin.declared !== null) await takeRoom(Math.ceil(origin.declared / KB));
      for await (const piece of body) {
        usedBytes += piece.length;
        const missing = Math.ceil(usedBytes / KB) - roomKb;
        if (missing > 0) await takeRoom(Math.max(missing, STEP_KB));
        yield piece;
      }
    },
    settle: async () => {
      const usedKb = Math.ceil(usedBytes / KB);
      for (const { key } of limits) {
        const own = taken.filter(({ counted }) => counted.key === key);
        const total = own.reduce((sum, { amount }) => sum + amount, 0);
        const last = own.at(-1);
        // The address and the day keep what really came; for the person the kept file now counts by itself.
        const amount = key === underWay ? total : Math.max(0, total - usedKb);
        if (last && amount > 0) await takeBackUses(db, { ...last.counted, amount });
      }
    },
  };
};
