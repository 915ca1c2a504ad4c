import { dayIn } from '#entities/values/day-in.ts';
import { parseKeyRing } from '../db/key-ring.ts';
import { readKeys, sealKeyOf } from '../process-keys.ts';
import type { Settings } from '../settings.ts';
import { surroundingsOf } from '../surroundings-of.ts';
import { registry } from '../vendors/registry.ts';
import { checkDatabase } from './check-database.ts';
import { checkLender, checkPolicy } from './check-lender.ts';
import { checkAnchors, checkCollector, checkTimeStamp, checkVendorServices } from './check-outside.ts';
import { checkSealKey } from './check-seal-key.ts';
import { checkDisk, checkFiles, checkMail, checkScanner } from './check-services.ts';
import { type Finding, fine } from './finding.ts';

/** Every vendor with what was chosen for it; `none` is a choice: staff answer instead. */
const choices = ({ vendors }: Settings): Finding =>
  fine(
    'vendors',
    Object.entries(registry)
      .map(([name, { setting }]) => `${setting} ${vendors[name as keyof typeof registry].choice}`)
      .join(', '),
  );

/** What a production process cannot work without, each part tried as the product uses it. Changes nothing that stays. */
export const examineStart = async (env: Settings): Promise<Finding[]> => {
  const ring = parseKeyRing(readKeys(env).ENCRYPTION_KEYS);
  const now = new Date();
  return [
    checkLender(env.lender, env.isSandbox),
    ...checkPolicy(env.lender, dayIn(env.lender.timeZone, now)),
    choices(env),
    checkSealKey(sealKeyOf(env), now),
    await checkDisk(env.DATA_DIR, env.READY_FREE_MB),
    ...(await checkDatabase(env, ring)),
    await checkFiles(env.vendors.files.make(surroundingsOf(env))),
  ];
};

/** That, and the services whose work waits while they are away. */
export const examine = async (env: Settings): Promise<Finding[]> => {
  const surroundings = surroundingsOf(env);
  const all = await Promise.all([
    examineStart(env),
    checkMail(env.vendors.mail.make(surroundings)),
    checkScanner(env.vendors.malwareScan.make(surroundings)),
    checkAnchors(env.vendors.anchors.make(surroundings)),
    checkTimeStamp(env.vendors.timeStamp.make(surroundings)),
    checkCollector(env),
    checkVendorServices(env),
  ]);
  return all.flat();
};
