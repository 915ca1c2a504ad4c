import type { JourneyCapability } from '#entities/facts/journey.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { journeysOf } from '#server/db/repos/vendors/journeys.ts';
import type { Widget } from '#server/vendors/journeys/journey.ts';
import type { Subject } from '#server/vendors/port.ts';
import { returnUrlOf } from './start-journey.ts';

export type OpenWidget = Pick<Widget, 'script' | 'hosts'> & { call: string; returnUrl: string };

/** Text for a script element: quoted, and unable to end it. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

/** The widget of the caller's own open visit. */
export const openWidget = async (
  container: Container,
  { capability, ...subject }: Subject & { capability: JourneyCapability },
): Promise<OpenWidget> => {
  const widget = container.widgets[capability];
  const visit = (await journeysOf(container.database.db, subject)).find((each) => each.capability === capability);
  const isOpen = visit?.state === 'started' || visit?.state === 'left';
  if (!widget || !visit?.handle || !isOpen) throw new AppError('notFound');
  const returnUrl = await returnUrlOf(container, { ...subject, capability });
  const call = widget.open(quoted(visit.handle), quoted(returnUrl));
  return { script: widget.script, hosts: widget.hosts, call, returnUrl };
};
