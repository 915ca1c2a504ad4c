import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FileStorage } from '#server/vendors/file-storage/port.ts';
import type { MailPort } from '#server/vendors/mail/port.ts';
import type { MalwareScan } from '#server/vendors/malware-scan/port.ts';
import { causeOf, type Finding, fatal, fine, warning } from './finding.ts';

const MB = 1024 * 1024;
/** The harmless file every scanner knows, in two parts so that none stops at this one. */
const TEST_VIRUS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Writes, reads and removes one small file. */
export const checkFiles = async (files: FileStorage): Promise<Finding> => {
  const key = `doctor-${randomUUID()}`;
  const content = 'a file of the doctor';
  try {
    await files.put(key, { stream: Readable.from([Buffer.from(content)]), length: content.length });
    const back = await text(await files.get(key, { start: 0, end: content.length - 1 }));
    await files.remove(key);
    return back === content
      ? fine('file storage', 'writes, reads and removes')
      : fatal('file storage', 'another content came back', 'check the storage the FILE_STORAGE settings name');
  } catch (error) {
    return fatal(
      'file storage',
      `does not take a file (${causeOf(error)})`,
      'check the bucket or folder, its rights and keys',
    );
  }
};

export const checkMail = async ({ reach }: MailPort): Promise<Finding> => {
  try {
    await reach();
    return fine('mail', 'the mail server takes the sign-in');
  } catch (error) {
    return warning('mail', `not reached (${causeOf(error)})`, 'check SMTP_URL; mail waits and is tried again for days');
  }
};

/** A scanner that answers is not enough: it must find the test virus. */
export const checkScanner = async ({ scan }: MalwareScan): Promise<Finding> => {
  try {
    const { kind } = await scan(Readable.from([Buffer.from(TEST_VIRUS)]));
    return kind === 'infected'
      ? fine('malware scan', 'finds the test virus')
      : fatal('malware scan', 'does not find the test virus', 'update its signatures');
  } catch (error) {
    return warning(
      'malware scan',
      `not reached (${causeOf(error)})`,
      'check CLAMD_URL; files wait and are not shown until scanned',
    );
  }
};

export const checkDisk = async (folder: string, leastMb: number): Promise<Finding> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = Math.floor((bavail * bsize) / MB);
    return free < leastMb
      ? fatal('disk', `${free} MB free under ${folder}`, `free ${leastMb} MB, or lower READY_FREE_MB`)
      : fine('disk', `${free} MB free under ${folder}`);
  } catch {
    return fatal('disk', `no folder ${folder}`, 'make DATA_DIR and let the product write to it');
  }
};
