import type { Container } from '#server/container.ts';
import { madeFrom, type OpenFile } from '../documents/open-file.ts';

/** One page as a JPEG. The file itself stays as it came. */
export const drawPage = (
  container: Pick<Container, 'env' | 'parsers'>,
  file: OpenFile,
  { page, width }: { page: number; width: number },
): Promise<AsyncGenerator<Buffer, void, void>> =>
  madeFrom(container, file, (task) => container.parsers.drawPage({ ...task, type: file.type, page, width }));
