import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof, Tally } from '../scripts/proof.ts';
import { startFaultyProduct } from '../src/testing/faults/faulty-product.ts';
import { freePort } from '../src/testing/free-port.ts';

const FOLDER = 'deploy/monitoring';
const METRICS_TOKEN = 'only-for-this-run-of-monitoring';

const promtool = (tally: Tally, what: string, args: readonly string[], input = ''): void => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8', cwd: FOLDER });
  tally.check(`promtool ${what}: ${stdout} ${stderr}`, status === 0);
};

/** The answer of Prometheus, once it is as wanted. */
const untilSaid = async (url: string, isWanted: (body: string) => boolean): Promise<boolean> => {
  for (let tries = 0; tries < 120; tries += 1) {
    const body = await fetch(url).then(
      (answer) => answer.text(),
      () => '',
    );
    if (isWanted(body)) return true;
    await wait(500);
  }
  return false;
};

const run = async (tally: Tally): Promise<void> => {
  if (!existsSync('/usr/bin/promtool')) throw new Error('promtool is needed: apt install prometheus');
  promtool(tally, 'check rules', ['check', 'rules', 'alerts.yaml']);
  promtool(tally, 'test rules', ['test', 'rules', 'alerts.test.yaml']);
  promtool(tally, 'check config', ['check', 'config', '--syntax-only', 'prometheus.yaml']);
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-prometheus-'));
  const product = await startFaultyProduct({ METRICS_TOKEN });
  const port = await freePort();
  cpSync(join(FOLDER, 'alerts.yaml'), join(folder, 'alerts.yaml'));
  writeFileSync(join(folder, 'token'), METRICS_TOKEN);
  const target = new URL((await product.fetch('/healthz')).url).host;
  const config = readFileSync(join(FOLDER, 'prometheus.yaml'), 'utf8')
    .replace(/targets: .*/, `targets: ["${target}"]`)
    .replace(/credentials_file: .*/, `credentials_file: ${join(folder, 'token')}`)
    .replaceAll('15s', '1s');
  writeFileSync(join(folder, 'prometheus.yaml'), config);
  const prometheus = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const api = `http://127.0.0.1:${port}/api/v1`;
  const asked = (expression: string) => `${api}/query?query=${encodeURIComponent(expression)}`;
  try {
    const page = await product.fetch('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    // The names Prometheus' own library gives to figures of Node are not ours.
    promtool(
      tally,
      'check metrics',
      ['check', 'metrics', '--extended'],
      (await page.text()).replaceAll(/^.*\bnodejs_\w+.*\n/gm, ''),
    );
    const rules = (readFileSync(join(FOLDER, 'alerts.yaml'), 'utf8').match(/- alert:/g) ?? []).length;
    const areLoaded = (body: string) => (body.match(/"type":"alerting"/g) ?? []).length === rules;
    tally.check(`Prometheus loads the ${rules} alerts`, await untilSaid(`${api}/rules`, areLoaded));
    const isUp = (body: string) => /"value":\[[\d.]+,"1"\]/.test(body);
    tally.check('it reads the product', await untilSaid(asked('up{job="hearthline"}'), isUp));
    for (const file of ['dashboard-operations.json', 'dashboard-business.json'])
      for (const { title, targets } of JSON.parse(readFileSync(join(FOLDER, file), 'utf8')).panels)
        for (const { expr } of targets) {
          const isAnswered = (body: string) => body.includes('"status":"success"');
          tally.check(`${file}, ${title}: ${expr}`, await untilSaid(asked(expr), isAnswered));
        }
    await product.killServer();
    const isPending = (body: string) =>
      body.includes('"alertname":"ProcessDown"') && body.includes('"alertname":"NoProcess"');
    tally.check('both alerts about a dead process begin', await untilSaid(`${api}/alerts`, isPending));
  } finally {
    prometheus.kill('SIGKILL');
    await once(prometheus, 'exit');
    await product.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const proof: Proof = { topic: 'metrics, alerts and dashboards with Prometheus', minutes: 6, run };
