import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Proof, Tally } from '../scripts/proof.ts';
import { RELEASE } from '../src/server/release.ts';
import { settingRows } from '../src/server/settings-table.ts';
import { renderChart } from '../src/testing/operate/render-chart.ts';

const READ = 'import json, sys, yaml; print(json.dumps(list(yaml.safe_load_all(sys.stdin))))';

const readYaml = (text: string): unknown[] => {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', READ], { input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(`python3 with yaml is needed (apt install python3-yaml), or: ${stderr.trim()}`);
  return z.array(z.unknown()).parse(JSON.parse(stdout)).filter(Boolean);
};

const anything = z.record(z.string(), z.unknown());
const secretName = z.union([z.string(), z.object({ source: z.string() }).transform(({ source }) => source)]);
const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: anything.default({}),
      read_only: z.boolean().default(false),
      user: z.string().default('root'),
      secrets: z.array(secretName).default([]),
      volumes: z.array(z.string()).default([]),
    }),
  ),
  secrets: anything,
  volumes: anything,
});
const object = z.object({ kind: z.string(), metadata: z.object({ name: z.string() }), spec: z.unknown() });
const deployment = z.object({
  template: z.object({
    spec: z.object({
      terminationGracePeriodSeconds: z.number(),
      securityContext: z.object({ runAsNonRoot: z.boolean() }),
      containers: z.tuple([
        z.looseObject({
          env: z.array(z.object({ name: z.string() })),
          securityContext: z.object({ readOnlyRootFilesystem: z.boolean(), allowPrivilegeEscalation: z.boolean() }),
        }),
      ]),
    }),
  }),
});

const known = new Set(settingRows.flatMap(({ name }) => [name, `${name}_FILE`]));
const unknownSettings = (names: readonly string[]): string[] => names.filter((name) => !known.has(name));

const checkCompose = (tally: Tally): void => {
  const [file] = readYaml(readFileSync('deploy/compose/compose.yaml', 'utf8'));
  const { services, secrets, volumes } = compose.parse(file);
  for (const name of ['proxy', 'web', 'worker', 'migrate', 'database', 'storage', 'mail', 'scanner'])
    tally.check(`compose has ${name}`, name in services);
  for (const name of ['web', 'worker', 'migrate']) {
    const service = services[name];
    if (!service) continue;
    const odd = unknownSettings(Object.keys(service.environment));
    tally.check(`${name} sets what the product reads: ${odd}`, odd.length === 0);
    tally.check(`${name} is unprivileged on a read-only root`, service.read_only && service.user === '1000:1000');
    tally.check(
      `every secret of ${name} is declared`,
      service.secrets.every((secret) => secret in secrets),
    );
    tally.check(
      `every volume of ${name} is declared`,
      service.volumes.every((volume) => (volume.split(':')[0] ?? '') in volumes),
    );
  }
};

const checkChart = (tally: Tally): void => {
  const chart = 'deploy/helm/hearthline';
  const [values] = readYaml(readFileSync(join(chart, 'values.yaml'), 'utf8'));
  const [about] = readYaml(readFileSync(join(chart, 'Chart.yaml'), 'utf8'));
  const Values = z.looseObject({ drainSeconds: z.number() }).parse(values);
  const meta = z.object({ appVersion: z.string() }).parse(about);
  tally.check(`the chart is of release ${RELEASE}`, meta.appVersion === RELEASE);
  const rendered = renderChart(chart, { Values, Chart: { AppVersion: meta.appVersion } });
  const objects = [...rendered.values()].flatMap(readYaml).map((each) => object.parse(each));
  tally.note(`rendered: ${objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`).join(', ')}`);
  const kinds = objects.map(({ kind }) => kind);
  for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget', 'NetworkPolicy', 'Ingress', 'Job'])
    tally.check(`the chart has a ${kind}`, kinds.includes(kind));
  for (const { metadata, spec } of objects.filter(({ kind }) => kind === 'Deployment')) {
    const { spec: pod } = deployment.parse(spec).template;
    const [container] = pod.containers;
    const odd = unknownSettings(container.env.map(({ name }) => name));
    tally.check(`${metadata.name} sets what the product reads: ${odd}`, odd.length === 0);
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
      tally.check(`${metadata.name} has a ${probe}`, probe in container);
    const { readOnlyRootFilesystem, allowPrivilegeEscalation } = container.securityContext;
    tally.check(`${metadata.name} has a read-only root`, readOnlyRootFilesystem && !allowPrivilegeEscalation);
    tally.check(`${metadata.name} is not root`, pod.securityContext.runAsNonRoot);
    const grace = pod.terminationGracePeriodSeconds;
    tally.check(`${metadata.name} may drain for ${grace} s`, grace > Values.drainSeconds + 10);
  }
  const without = renderChart(chart, {
    Values: { ...Values, ingress: { enabled: false } },
    Chart: { AppVersion: '1' },
  });
  tally.check('the ingress can be left out', (without.get('ingress.yaml') ?? '').trim() === '');
};

const checkUnits = (tally: Tally): void => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-units-'));
  for (const name of ['hearthline@.service', 'hearthline-backup.service', 'hearthline-backup.timer']) {
    const text = readFileSync(join('deploy/systemd', name), 'utf8');
    // systemd asks whether the program is there.
    writeFileSync(join(folder, name), text.replaceAll('/usr/bin/node', process.execPath));
    const names = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    const odd = unknownSettings(names.filter((each) => !OF_THE_RUNTIME.has(each)));
    tally.check(`${name} sets what the product reads: ${odd}`, odd.length === 0);
  }
  const units = [join(folder, 'hearthline@web.service'), join(folder, 'hearthline-backup.timer')];
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  const own = stderr.split('\n').filter((line) => line.includes('hearthline'));
  tally.check(`systemd takes the units: ${own.join(' ')}`, own.length === 0 && status !== null);
  rmSync(folder, { recursive: true });
};

const checkScripts = (tally: Tally): void => {
  for (const name of ['init-database.sh', 'make-secrets.sh']) {
    const { status, stderr } = spawnSync('sh', ['-n', join('deploy/compose', name)], { encoding: 'utf8' });
    tally.check(`${name} is a shell script: ${stderr}`, status === 0);
  }
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-secrets-'));
  execFileSync('cp', ['deploy/compose/make-secrets.sh', folder]);
  const made = spawnSync('sh', [join(folder, 'make-secrets.sh')], { encoding: 'utf8' });
  tally.check(`the secrets are made: ${made.stderr}`, made.status === 0);
  const ring = readFileSync(join(folder, 'secrets/encryption_keys'), 'utf8');
  tally.check('with a ring of 32 bytes', /^key-1:[A-Za-z0-9+/]{43}=$/.test(ring));
  execFileSync('sh', [join(folder, 'make-secrets.sh')]);
  tally.check('and made once', readFileSync(join(folder, 'secrets/encryption_keys'), 'utf8') === ring);
  rmSync(folder, { recursive: true });
};

/** Settings of Node and the C library, not of the product. */
const OF_THE_RUNTIME = new Set(['NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX']);

const run = async (tally: Tally): Promise<void> => {
  checkCompose(tally);
  checkChart(tally);
  checkUnits(tally);
  checkScripts(tally);
};

export const proof: Proof = { topic: 'compose, chart and units', minutes: 3, run };
