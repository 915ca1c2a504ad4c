import { Readable } from 'node:stream';
import { idSubtype, sidesOf } from '#entities/values/id-document.ts';
import type { Person } from '#entities/values/person.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { storeFile } from '#server/usecases/documents/store-file.ts';

const COLORS = { front: { r: 24, g: 61, b: 93 }, back: { r: 214, g: 222, b: 230 } } as const;

const TRIES = 5;

/** Where all parsers are busy, nothing is known about a file, and a person would send it again. */
const sentAgain = async <Outcome>(send: () => Promise<Outcome>, left = TRIES): Promise<Outcome> => {
  try {
    return await send();
  } catch (error) {
    if (left <= 1 || !(error instanceof AppError) || error.reason !== 'unavailable') throw error;
    return sentAgain(send, left - 1);
  }
};

/** Every side of the ID a demo persona shows, as plain colored cards: the page is not saved without them. */
export const uploadMadeUpId = async (
  container: Container,
  { applicationId, person, answers }: { applicationId: string; person: Person; answers: Record<string, unknown> },
): Promise<void> => {
  // Its library of pictures is loaded with the first card.
  const { default: sharp } = await import('sharp');
  const subtype = idSubtype.parse(answers.idSubtype);
  for (const side of sidesOf(subtype)) {
    const card = sharp({ create: { width: 856, height: 540, channels: 3, background: COLORS[side] } });
    const purpose = { name: `${side}.png`, documentType: 'idDocument', propertyId: null } as const;
    const picture = await card.png().toBuffer();
    const { kind } = await sentAgain(() =>
      storeFile(
        container,
        { applicationId, person },
        { purpose: { ...purpose, idSubtype: subtype, idSide: side }, body: Readable.from([picture]) },
      ),
    );
    if (kind !== 'stored') throw new Error(`The ${side} of a made-up ID was refused.`);
  }
};
