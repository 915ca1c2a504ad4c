import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof, Tally } from '../scripts/proof.ts';
import { rowsOf } from '../src/testing/operate/contents.ts';
import { followChanges } from '../src/testing/operate/follow-changes.ts';
import { migrateAsOwner, type ProductOnServer, startProduct } from '../src/testing/operate/product-on-server.ts';
import { asServer, prepareAsAdministrator, startServerPostgres } from '../src/testing/operate/server-postgres.ts';

const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });

/** An authority, and a key with a certificate of it for the server and for the product's role. */
const makeCertificates = (folder: string): void => {
  const at = (name: string) => join(folder, name);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-days',
    '2',
    '-subj',
    '/CN=authority',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.crt'),
  );
  for (const [name, subject] of [
    ['server', '/CN=127.0.0.1'],
    ['client', '/CN=hearthline_app'],
  ] as const) {
    openssl('req', ...key, '-subj', subject, '-keyout', at(`${name}.key`), '-out', at(`${name}.csr`));
    writeFileSync(at('names'), 'subjectAltName=IP:127.0.0.1\n');
    const by = ['-CA', at('ca.crt'), '-CAkey', at('ca.key'), '-CAcreateserial', '-days', '2', '-extfile', at('names')];
    openssl('x509', '-req', '-in', at(`${name}.csr`), ...by, '-out', at(`${name}.crt`));
  }
  // A server does not take a key that others can read.
  const { uid, gid } = statSync(folder);
  for (const name of ['server.key', 'server.crt', 'ca.crt']) chownSync(at(name), uid, gid);
};

const isMailed = async (url: string, email: string): Promise<boolean> => {
  for (let tries = 0; tries < 120; tries += 1) {
    if ((await rowsOf(url, 'SELECT 1 FROM sandbox_mails WHERE recipient = $1', [email])).length > 0) return true;
    await wait(500);
  }
  return false;
};

const run = async (tally: Tally): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-operate-'));
  const server = await startServerPostgres((own) => {
    makeCertificates(own);
    const at = (name: string) => join(own, name);
    return { ssl: 'on', ssl_cert_file: at('server.crt'), ssl_key_file: at('server.key'), ssl_ca_file: at('ca.crt') };
  });
  const admin = server.url('product');
  const products: ProductOnServer[] = [];
  try {
    prepareAsAdministrator(server, 'product');
    await migrateAsOwner({ server, database: 'product' });
    const file = join(folder, 'database-url');
    const hold = (password: string) => {
      const url = server.url('product', 'hearthline_app').replace(/:[^:@/]+@/, `:${password}@`);
      writeFileSync(file, url, { mode: 0o600 });
    };
    const change = async (password: string) => {
      await rowsOf(admin, `ALTER ROLE hearthline_app PASSWORD '${password}'`);
      hold(password);
      await rowsOf(admin, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'hearthline_app'");
    };
    await change('of-monday');
    const byFile = await startProduct({
      ...{ server, database: 'product', folder },
      settings: { DATABASE_URL: '', DATABASE_URL_FILE: file },
    });
    products.push(byFile);
    const dana = byFile.browser();
    await dana.startLead({ firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com' });
    const page = followChanges(dana);
    for (const day of ['tuesday', 'wednesday']) {
      await change(`of-${day}`);
      const email = `${day}@example.com`;
      let status = 0;
      for (let tries = 0; tries < 40 && status !== 303; tries += 1) {
        status = (await byFile.browser().startLead({ firstName: 'Ann', lastName: 'Lee', email })).status;
        if (status !== 303) await wait(250);
      }
      tally.check(`a lead after the password was changed on ${day}: ${status}`, status === 303);
      tally.check(`its mail comes out of its job`, await isMailed(admin, email));
      const next =
        "UPDATE applications SET version = version + 1 WHERE borrower_name = 'Dana Whitfield' RETURNING version";
      const heard = await page.untilHeard(Number((await rowsOf(admin, next))[0]?.version));
      tally.check('an open page hears of a change', heard !== null);
    }
    await page.close();
    await byFile.stop();

    const data = join(server.folder, 'data');
    const rules = readFileSync(join(data, 'pg_hba.conf'), 'utf8');
    writeFileSync(join(data, 'pg_hba.conf'), `hostssl all hearthline_app 127.0.0.1/32 cert\n${rules}`);
    asServer('psql', [
      '-q',
      '-h',
      server.folder,
      '-p',
      String(server.port),
      '-d',
      'product',
      '-c',
      'SELECT pg_reload_conf()',
    ]);
    const at = (name: string) => join(server.folder, name);
    const search = new URLSearchParams({ sslmode: 'verify-full', sslrootcert: at('ca.crt') });
    const address = `postgres://hearthline_app@127.0.0.1:${server.port}/product?${search}`;
    const without = await startProduct({
      server,
      database: 'product',
      folder,
      settings: { DATABASE_URL: address },
    }).then(
      async (product) => {
        await product.kill();
        return 'it started';
      },
      (error: Error) => error.message,
    );
    tally.check(`without its certificate it does not start: ${without.slice(0, 200)}`, without.includes('certificate'));
    const key = new URLSearchParams({ sslcert: at('client.crt'), sslkey: at('client.key') });
    const byCertificate = await startProduct({
      ...{ server, database: 'product', folder },
      settings: { DATABASE_URL: `${address}&${key}` },
    });
    products.push(byCertificate);
    const lead = { firstName: 'Cer', lastName: 'Tificate', email: 'certificate@example.com' };
    const { status } = await byCertificate.browser().startLead(lead);
    tally.check(`a lead by a client's certificate: ${status}`, status === 303);
    tally.check('its mail comes out of its job', await isMailed(admin, lead.email));
    const sessions = await rowsOf(
      admin,
      "SELECT s.client_dn FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid) WHERE a.usename = 'hearthline_app'",
    );
    const isProved = sessions.length > 0 && sessions.every(({ client_dn }) => client_dn === '/CN=hearthline_app');
    tally.check(`every connection is encrypted and proved by it: ${sessions.length}`, isProved);
  } finally {
    for (const product of products) await product.kill();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const proof: Proof = { topic: 'passwords that change, and certificates instead', minutes: 6, run };
