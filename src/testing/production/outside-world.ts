import { LEAST_SEAL_BITS, makeSealKey } from '#server/documents/seal-key.ts';
import { productionSettings } from '../production-settings.ts';
import { startS3Server } from '../vendors/s3-server.ts';
import { sanctionsFolder } from '../vendors/sanctions-folder.ts';
import { startClamdServer } from './clamd-server.ts';
import { startSmtpCatcher } from './smtp-catcher.ts';

const DAY_MS = 86_400_000;
const access = { bucket: 'prairie-files', keyId: 'prairie' };

/** The bank's file, as a lender sets it up. */
const bankSettings = {
  PAYMENTS: 'nacha',
  NACHA_BANK_ROUTING: '121042882',
  NACHA_BANK_NAME: 'First Prairie Bank',
  NACHA_ORIGIN_ID: '1234567890',
  NACHA_COMPANY_NAME: 'Prairie Lending',
  NACHA_COMPANY_ID: '1234567890',
  NACHA_ACCOUNT: '99887766',
};

/** What a production server needs around it, beside its database: files, mail, a scanner, a sanctions list, a seal. No vendor. */
export const startOutsideWorld = async () => {
  const [s3, smtp, clamd, list] = await Promise.all([
    startS3Server(access),
    startSmtpCatcher(),
    startClamdServer(),
    sanctionsFolder(),
  ]);
  // Valid since yesterday, whatever the time zone.
  const seal = makeSealKey('Prairie Home Credit', new Date(Date.now() - DAY_MS), LEAST_SEAL_BITS);
  return {
    settings: {
      ...productionSettings,
      ...bankSettings,
      PAPER_SEAL_P12: seal.p12.toString('base64'),
      PAPER_SEAL_PASSPHRASE: seal.passphrase,
      SMTP_URL: smtp.url,
      CLAMD_URL: clamd.url,
      SANCTIONS: 'file',
      SANCTIONS_DIR: list.folder,
      ...{ FILES: 's3', S3_URL: s3.url, S3_BUCKET: access.bucket, S3_KEY_ID: access.keyId, S3_SECRET: 'x'.repeat(40) },
      BOT_CHECK_COST: '1',
    },
    smtp,
    /** The list is fetched daily. */
    listFetched: list.fetched,
    close: async (): Promise<void> => {
      await Promise.all([s3.close(), smtp.close(), clamd.close(), list.remove()]);
    },
  };
};
export type OutsideWorld = Awaited<ReturnType<typeof startOutsideWorld>>;
