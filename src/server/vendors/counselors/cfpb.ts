import { z } from 'zod';
import { COUNSELORS, type CounselorList } from '#entities/facts/published/counselor-list.ts';
import { type Day, toDay } from '#entities/values/day.ts';
import { zipCode } from '#entities/values/zip-code.ts';
import type { Surroundings } from '../capability.ts';
import { outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { CounselorPort } from './port.ts';
import { nearestIn, publishedFile } from './published-form.ts';

export const cfpbSettings = z.object({
  COUNSELORS_URL: serviceUrl
    .default('https://files.consumerfinance.gov/a/assets/hud/jsons')
    .describe('where the CFPB publishes HUD’s counselors, one file a ZIP code; each is kept for three weeks'),
});

const SERVICE = 'counselors';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Regulation X takes a list of at most 30 days: we ask again before. */
const FRESH_DAYS = 21;

const listOf = (zip: string, { content, at }: { content: Uint8Array; at: Date }): CounselorList | null => {
  const read = publishedFile.safeParse(jsonOf(content));
  const obtainedOn: Day = toDay(at.toISOString().slice(0, 10));
  const isOurs = read.success && (read.data.zip?.zipcode ?? zip) === zip;
  const counselors = isOurs ? nearestIn(read.data, COUNSELORS) : [];
  // There are agencies near every ZIP code: an empty list is a list that failed.
  return counselors.length === 0 ? null : { zip, obtainedOn, counselors };
};

const jsonOf = (content: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(content).toString('utf8'));
  } catch {
    return null;
  }
};

/** The file of a ZIP code, fetched when it is first needed. While the service is away the last copy is used, with its own date. */
export const cfpbCounselors = (
  { COUNSELORS_URL: url }: z.infer<typeof cfpbSettings>,
  { observe, keep }: Pick<Surroundings, 'observe' | 'keep'>,
  now: () => Date = () => new Date(),
): CounselorPort => {
  const client = outsideClient({ name: SERVICE, url, observe });
  return async ({ zip: asked }) => {
    const zip = zipCode.parse(asked);
    const kept = await keep.read(SERVICE, zip);
    const earlier = kept && listOf(zip, { content: kept.content, at: kept.fetchedAt });
    const at = now();
    if (kept && earlier && at.getTime() - kept.fetchedAt.getTime() < FRESH_DAYS * DAY_MS) return earlier;
    const exchange = await client.bytes({ path: [`${zip}.json`] }, (content) => listOf(zip, { content, at }) !== null);
    const fetched = exchange.kind === 'answered' ? listOf(zip, { content: exchange.answer, at }) : null;
    if (exchange.kind === 'answered' && fetched) await keep.write(SERVICE, { [zip]: exchange.answer }, at);
    return fetched ?? earlier;
  };
};
