import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { censusMatch, censusReply } from '#server/vendors/testing/census-replies.ts';
import { type LocalService, localService } from '#server/vendors/testing/local-service.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let service: LocalService;
let server: TestServer;
/** A geocoder that knows every address it is asked for, and a flood map with one zone. */
beforeAll(async () => {
  service = await localService(({ path, query: asked }) => {
    if (!path.startsWith('/geographies')) return { body: { features: [{ attributes: zone }] } };
    const [number = '', ...street] = (asked.get('street') ?? '').toUpperCase().split(' ');
    const place = { city: asked.get('city') ?? '', state: asked.get('state') ?? '', zip: asked.get('zip') ?? '' };
    return censusReply(censusMatch({ number, street: street.join(' '), suffix: '', ...place }, geographies));
  });
  server = await startTestServer({
    RATE_LIMITS: 'off',
    ...{ ADDRESS_CHECK: 'census', CENSUS_URL: service.url },
    ...{ FLOOD: 'fema', FLOOD_MAP_URL: service.url, FLOOD_GEOCODER_URL: service.url },
  });
});
afterAll(async () => {
  await server.close();
  await service.stop();
});
const zone = { FLD_ZONE: 'AE', SFHA_TF: 'T', FIRM_PAN: '47037C0242J', CID: '470040', DFIRM_ID: '47037C' };
let geographies = {};
const { staff, query } = pipelineDesk(() => server);

const asked = async () => {
  const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
  await lead.submit('creditScore');
  const { pulls } = (await lead.browser.query('application.pulls')).data as {
    pulls: { what: string; state: string }[];
  };
  return { ...lead, states: Object.fromEntries(pulls.map(({ what, state }) => [what, state])) };
};

it('the census confirms an address and places it, and FEMA’s map is a first look that leaves the form to staff', async () => {
  // Alma's home is in Davidson County.
  geographies = { 'Census Tracts': [{ GEOID: '47037011700' }] };
  const { applicationId, browser, states } = await asked();
  expect(states).toMatchObject({ address: 'found', flood: 'byStaff' });
  expect((await browser.query('application.facts')).data).toMatchObject({ flood: null });
  const officer = await staff({ role: 'processor' });
  const loan = { loanId: applicationId };
  expect((await officer.query('loanFile.floodLook', loan)).data).toMatchObject({ zone: 'AE', isHazardArea: true });
  expect((await officer.query('loanFile.tract', loan)).data).toMatchObject({
    ...{ tract: '47037011700', recordedByName: null },
  });
  const { leftToStaff } = (await officer.query('loanFile.factEntries', loan)).data as { leftToStaff: string[] };
  expect(leftToStaff).toEqual(['flood', 'identity']);
});

it('a tract staff recorded stays, and one of another county is not taken', async () => {
  geographies = { 'Census Tracts': [{ GEOID: '99999000000' }] };
  const { applicationId } = await asked();
  expect(await query('SELECT 1 FROM census_tracts WHERE application_id = $1', [applicationId])).toEqual([]);
});

it('services that are away confirm nothing and hold nobody up', async () => {
  service.trouble('brokenJson');
  const { states } = await asked();
  expect(states).toMatchObject({ address: 'waiting', flood: 'byStaff' });
  const admin = await staff({ role: 'admin' });
  const rows = (await admin.query('services.list')).data as { service: string; outcome: string }[];
  expect(rows.find((row) => row.service === 'address')).toMatchObject({ choice: 'census', outcome: 'notJson' });
  service.trouble(null);
});
