import { createHash, randomBytes } from 'node:crypto';
import net from 'node:net';
import tls from 'node:tls';
import { readTimeStamp, timeStampQuery, tokenIn } from '#server/documents/time-stamp.ts';
import type { Settings } from '#server/settings.ts';
import { collectorAddress, headersOf } from '#server/telemetry/collector.ts';
import type { AnchorStore } from '#server/vendors/anchors/port.ts';
import { jsonBody, outsideClient } from '#server/vendors/http/outside-client.ts';
import { registry } from '#server/vendors/registry.ts';
import type { TimeStampAuthority } from '#server/vendors/time-stamp/port.ts';
import { causeOf, type Finding, fine, warning } from './finding.ts';

const PATIENCE_MS = 5_000;

/** Sends the collector a message without a span and one without a figure, as the exporters would. */
export const checkCollector = async ({ OTLP_URL: url, OTLP_HEADERS }: Settings): Promise<Finding[]> => {
  if (url === undefined) return [];
  const empty = { traces: { resourceSpans: [] }, metrics: { resourceMetrics: [] } };
  const outcomes = await Promise.all(
    Object.entries(empty).map(async ([part, message]) => {
      const service = { name: 'collector', url: collectorAddress(url, part), timeoutMs: PATIENCE_MS };
      const client = outsideClient({ ...service, headers: headersOf(OTLP_HEADERS), observe: () => undefined });
      const exchange = await client.text({ method: 'POST', body: jsonBody(message) });
      if (exchange.kind === 'answered') return null;
      return `${part}: ${exchange.kind === 'notNow' ? exchange.reason : 'status' in exchange ? exchange.status : exchange.kind}`;
    }),
  );
  const problems = outcomes.filter((each) => each !== null);
  return [
    problems.length === 0
      ? fine('collector', 'takes traces and figures')
      : warning(
          'collector',
          `does not take ${problems.join(', ')}`,
          'check OTLP_URL and OTLP_HEADERS; spans are lost meanwhile',
        ),
  ];
};

/** Reads only: what is put there may be under retention for years. */
export const checkAnchors = async ({ get }: AnchorStore): Promise<Finding> => {
  try {
    await get(`doctor-${randomBytes(8).toString('hex')}`);
    return fine('digests of the audit log', 'their place can be read');
  } catch (error) {
    return warning(
      'digests of the audit log',
      `their place cannot be read (${causeOf(error)})`,
      'check the ANCHORS settings; the nightly check alerts until they hold',
    );
  }
};

/** One stamp over a made-up digest, checked as a seal's is. */
export const checkTimeStamp = async (authority: TimeStampAuthority | null): Promise<Finding[]> => {
  if (authority === null) return [];
  const digest = createHash('sha256').update('a digest of the doctor').digest();
  try {
    const { by } = readTimeStamp(tokenIn(await authority.ask(timeStampQuery(digest).der)), {
      digest,
      trusted: authority.trusted,
    });
    return [fine('time stamps', `by ${by}`)];
  } catch (error) {
    const said = error instanceof Error ? error.message : 'unknown';
    return [
      warning('time stamps', said, 'check the TIME_STAMP settings; documents are sealed without a stamp meanwhile'),
    ];
  }
};

/** Opens a connection, and checks its certificate; asks nothing, since most questions are billed or about a person. */
const reach = (url: URL): Promise<string | null> =>
  new Promise((resolve) => {
    const isTls = url.protocol === 'https:';
    const to = { host: url.hostname, port: Number(url.port || (isTls ? 443 : 80)), timeout: PATIENCE_MS };
    const socket = isTls ? tls.connect({ ...to, servername: url.hostname }) : net.connect(to);
    const end = (problem: string | null) => {
      socket.destroy();
      resolve(problem);
    };
    socket.once(isTls ? 'secureConnect' : 'connect', () => end(null));
    socket.once('timeout', () => end('no answer in time'));
    socket.once('error', (error) => end(causeOf(error)));
  });

/** Every service over HTTP that the chosen vendors ask, by the setting that names it. */
export const checkVendorServices = async ({ vendors }: Settings): Promise<Finding[]> => {
  const chosen = Object.keys(registry).flatMap((name) => Object.entries(vendors[name as keyof typeof registry].urls));
  return Promise.all(
    chosen.map(async ([setting, url]) => {
      const { host } = new URL(url);
      const problem = await reach(new URL(url));
      return problem === null
        ? fine(setting, `${host} can be reached`)
        : warning(setting, `${host} cannot be reached (${problem})`, 'check the setting, the firewall and the service');
    }),
  );
};
