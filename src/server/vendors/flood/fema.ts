import { z } from 'zod';
import type { FloodLook } from '#entities/facts/flood-determination.ts';
import { type Day, day } from '#entities/values/day.ts';
import type { Surroundings } from '../capability.ts';
import { type GeocodedMatch, geocoded, isSameHome } from '../geocoder.ts';
import { type Exchange, unavailableFrom } from '../http/exchange.ts';
import { type OutsideClient, outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { Adapter, Told } from '../port.ts';
import type { FloodAnswer, FloodRequest } from './port.ts';

export const femaSettings = z.object({
  FLOOD_MAP_URL: serviceUrl
    .default('https://hazards.fema.gov/arcgis/rest/services/public/NFHL/MapServer')
    .describe('where FEMA’s flood hazard layer answers, without a key'),
  FLOOD_GEOCODER_URL: serviceUrl
    .default('https://geocoding.geo.census.gov/geocoder')
    .describe('the geocoder that finds the point to look up'),
});

const ZONES = '28';
const PANELS = '3';
const COMMUNITIES = '22';

/** Most of its errors come with status 200. */
const failure = z.object({ error: z.object({ code: z.number() }) }).transform(() => null);
const zoneRow = z.object({ FLD_ZONE: z.string().min(1), SFHA_TF: z.string(), DFIRM_ID: z.string().nullish() });
const panelRow = z.object({ FIRM_PAN: z.string(), EFF_DATE: z.number().nullish(), DFIRM_ID: z.string().nullish() });
const communityRow = z.object({
  CID: z.string().nullish(),
  POL_NAME1: z.string().nullish(),
  DFIRM_ID: z.string().nullish(),
});
const zones = z.union([failure, z.object({ features: z.array(z.object({ attributes: zoneRow })) })]);
const panels = z.union([failure, z.object({ features: z.array(z.object({ attributes: panelRow })) })]);
const communities = z.union([failure, z.object({ features: z.array(z.object({ attributes: communityRow })) })]);

type Asked = { client: OutsideClient; point: GeocodedMatch['point']; signal: AbortSignal };

const layerAt = async <Schema extends z.ZodType>(
  { client, point, signal }: Asked,
  { layer, fields, answer }: { layer: string; fields: string; answer: Schema },
): Promise<Exchange<z.infer<Schema>>> =>
  client.json(answer, {
    path: [layer, 'query'],
    query: {
      geometry: `${point.longitude},${point.latitude}`,
      geometryType: 'esriGeometryPoint',
      inSR: '4326',
      spatialRel: 'esriSpatialRelIntersects',
      outFields: fields,
      returnGeometry: 'false',
      f: 'json',
    },
    signal,
  });

/** On a line between zones the strictest counts. */
const STRICTEST = [/^V/, /^A/, /^D$/, /./] as const;
const strictest = <Row extends { FLD_ZONE: string }>(rows: readonly Row[]): Row | null =>
  STRICTEST.flatMap((zone) => rows.filter(({ FLD_ZONE }) => zone.test(FLD_ZONE)))[0] ?? null;

const dayOf = (milliseconds: number | null | undefined): Day | null =>
  milliseconds == null ? null : (day.safeParse(new Date(milliseconds).toISOString().slice(0, 10)).data ?? null);

const down: Told = { answer: { kind: 'unavailable', reason: 'down' }, raw: '' };
const notFound: FloodAnswer = { kind: 'notFound' };

/** Zones A and V are hazard areas by definition, whatever the flag beside them says. */
const isHazardous = ({ FLD_ZONE, SFHA_TF }: z.infer<typeof zoneRow>): boolean =>
  SFHA_TF === 'T' || /^[AV]/.test(FLD_ZONE);

/** Not a zone: the map ends here, or the place is not on it. */
const isMapped = (zone: string): boolean => !/^(AREA NOT INCLUDED|OPEN WATER)$/.test(zone);

/**
 * FEMA's own map at the point of the home: a first look. It is no determination on the federal form, which stays required, and an empty
 * answer means that nobody knows, never that the home is dry.
 */
export const femaFlood = (
  { FLOOD_MAP_URL, FLOOD_GEOCODER_URL }: z.infer<typeof femaSettings>,
  { observe }: Pick<Surroundings, 'observe'>,
): Adapter<FloodRequest> => {
  const client = outsideClient({ name: 'flood', url: FLOOD_MAP_URL, observe });
  const geocoder = outsideClient({ name: 'flood', url: FLOOD_GEOCODER_URL, observe });
  return async ({ address, asOf }, { signal }) => {
    const placed = await geocoded(geocoder, { address, signal });
    if (placed.kind !== 'answered') return unavailableFrom(placed);
    const point = placed.answer.find((match) => isSameHome(match, address))?.point;
    if (!point) return { answer: notFound, raw: placed.raw };
    const asked = { client, point, signal };
    const fields = 'FLD_ZONE,SFHA_TF,DFIRM_ID';
    const zoned = await layerAt(asked, { layer: ZONES, fields, answer: zones });
    if (zoned.kind !== 'answered') return unavailableFrom(zoned);
    if (zoned.answer === null) return down;
    const found = zoned.answer.features.map(({ attributes }) => attributes);
    const zone = strictest(found.filter(({ FLD_ZONE }) => isMapped(FLD_ZONE)));
    if (!zone) return { answer: notFound, raw: zoned.raw };
    const isOnMap = ({ attributes }: { attributes: { DFIRM_ID?: string | null | undefined } }): boolean =>
      attributes.DFIRM_ID === zone.DFIRM_ID;
    const panel = await layerAt(asked, { layer: PANELS, fields: 'FIRM_PAN,EFF_DATE,DFIRM_ID', answer: panels });
    const community = await layerAt(asked, {
      layer: COMMUNITIES,
      fields: 'CID,POL_NAME1,DFIRM_ID',
      answer: communities,
    });
    const mapped = panel.kind === 'answered' ? panel.answer?.features.find(isOnMap)?.attributes : null;
    const named = community.kind === 'answered' ? community.answer?.features.find(isOnMap)?.attributes : null;
    const look: FloodLook = {
      zone: zone.FLD_ZONE,
      isHazardArea: isHazardous(zone),
      communityNumber: named?.CID && /^\d{6}$/.test(named.CID) ? named.CID : null,
      communityName: named?.POL_NAME1 ?? null,
      mapPanel: mapped?.FIRM_PAN ?? null,
      mapPanelOn: dayOf(mapped?.EFF_DATE),
      lookedOn: asOf,
    };
    return { answer: { kind: 'firstLook', address, look } satisfies FloodAnswer, raw: zoned.raw };
  };
};
