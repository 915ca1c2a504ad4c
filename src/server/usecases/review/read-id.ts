import { z } from 'zod';
import type { Upload } from '#entities/application/upload.ts';
import { type IdReading, idReading } from '#entities/facts/id-reading.ts';
import type { Person } from '#entities/values/person.ts';
import { idPictures } from '#rules/documents/id-checks.ts';
import { pageRows } from '#rules/documents/reading/page-rows.ts';
import { readLicense } from '#rules/id-reading/read-license.ts';
import { readMrz } from '#rules/id-reading/read-mrz.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import type { FileRow } from '#server/db/repos/loan/files.ts';
import { type Reading, reviewedFile } from './reviewed-file.ts';
import { withSpooledFile } from './with-spooled-file.ts';

/** `expected`: the machine-readable part this kind of ID has; that of the passport where a license was sent too. */
export const readIdResult = z.object({ expected: z.enum(['barcode', 'mrz']), reading: idReading.nullable() });
export type ReadId = z.infer<typeof readIdResult>;

const barcodeOf = async (container: Container, row: FileRow): Promise<IdReading | null> => {
  const { type, pages } = row;
  const found = await withSpooledFile(container, row, (file) => container.parsers.readBarcodes({ file, type, pages }));
  return found?.texts.map(readLicense).find((reading) => reading !== null) ?? null;
};

const writtenLines = async (container: Container, row: FileRow): Promise<string> => {
  const { type } = row;
  const read = await withSpooledFile(container, row, (file) => container.parsers.readPages({ file, type }));
  return (read?.found?.pages.flatMap(pageRows) ?? []).map(({ text }) => text).join('\n');
};

/** From the text of a PDF that has some, and otherwise from the picture, where only lines without a doubt count. */
const mrzOf = async (container: Container, row: FileRow): Promise<IdReading | null> => {
  const { type, pages } = row;
  const asOf = container.clock.today();
  const written = type === 'application/pdf' ? readMrz(await writtenLines(container, row), asOf) : null;
  if (written !== null) return written;
  const seen = await withSpooledFile(container, row, (file) => container.parsers.readMrzLines({ file, type, pages }));
  return readMrz(seen?.lines ?? '', asOf);
};

const isPassport = ({ idSubtype }: Upload): boolean => idSubtype === 'passport';

/** A passport before a license that was sent too; of a license the back, where its barcode is. */
const rank = (picture: Upload): number => {
  if (isPassport(picture)) return 0;
  return picture.idSide === 'back' ? 1 : 2;
};

/** What the barcode or the two lines of a person's ID say, read on our own server and kept nowhere. */
export const readId = async (
  container: Container,
  { person, ...viewing }: Omit<Reading, 'fileId'> & { person: Person },
): Promise<ReadId> => {
  const stored = await findApplication(container.database.db, viewing.staff.applicationId);
  if (!stored) throw new AppError('notFound');
  const pictures = idPictures(stored.document.uploads, person).filter(({ idSide }) => idSide !== 'selfie');
  const expected = pictures.some(isPassport) ? 'mrz' : 'barcode';
  for (const picture of pictures.toSorted((one, other) => rank(one) - rank(other))) {
    const row = await reviewedFile(container, { ...viewing, fileId: picture.id });
    const reading = await (isPassport(picture) ? mrzOf : barcodeOf)(container, row);
    if (reading !== null) return { expected, reading };
  }
  return { expected, reading: null };
};
