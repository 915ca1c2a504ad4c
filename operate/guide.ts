import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Proof, Tally } from '../scripts/proof.ts';
import { cleanRoot, inCleanRoot, makeContext } from '../src/testing/operate/clean-root.ts';

const GUIDE = 'docs/operations.md';
const TITLE = '## From an empty machine to a running lender';

/** The commands of the guide, step by step, as they stand on the page. */
const commandsOf = (page: string): { step: number; commands: string }[] => {
  const from = page.indexOf(TITLE);
  const section = page.slice(from, page.indexOf('\n## ', from + TITLE.length));
  let step = 0;
  const found: { step: number; commands: string }[] = [];
  for (const part of section.matchAll(/^(\d+)\. |^( *)```sh\n([\s\S]*?)^ *```$/gm)) {
    const [, number, indent = '', commands = ''] = part;
    if (number) step = Number(number);
    else found.push({ step, commands: commands.replaceAll(new RegExp(`^${indent}`, 'gm'), '') });
  }
  return found;
};

/** Services do not start while packages are installed. */
const QUIET = '#!/bin/sh\nexit 101\n';
/** The one signature an empty scanner needs to start and to find the test virus: real ones come over the network. */
const SIGNATURE = '44d88612fea8a8f36de82e1278abb02f:68:Eicar-Test-Signature\n';

/** What this proof does in place of the world: names that point here, a mail server that listens, an authority that is trusted. */
const AROUND = `
set -eux
printf '127.0.0.1 localhost heloc.lender.example mail.lender.example\\n' > /etc/hosts
systemctl start postgresql
install -d -m 755 /run/hearthline
node /usr/local/lib/mail-server.mjs &
`;

/** The mail server of the guide's SMTP_URL: greets, takes a sign-in, and that is all the doctor asks. */
const MAIL_SERVER = `
import { readFileSync } from 'node:fs';
import tls from 'node:tls';
const pem = (name) => readFileSync('/usr/local/lib/mail-' + name + '.pem');
tls.createServer({ key: pem('key'), cert: pem('certificate') }, (socket) => {
  socket.on('error', () => undefined);
  socket.write('220 mail.lender.example\\r\\n');
  socket.on('data', (data) => {
    const line = String(data);
    if (/^EHLO/i.test(line)) socket.write('250-mail.lender.example\\r\\n250 AUTH PLAIN LOGIN\\r\\n');
    else if (/^AUTH/i.test(line)) socket.write('235 welcome\\r\\n');
    else if (/^QUIT/i.test(line)) socket.end('221 bye\\r\\n');
    else socket.write('250 ok\\r\\n');
  });
}).listen(465, '127.0.0.1');
`;

const AFTERWARDS = `
echo "== pages"
curl --silent --fail https://heloc.lender.example/ | grep -o 'Prairie Home Credit' | head -1
curl --silent --output /dev/null --write-out 'sandbox %{http_code}\\n' https://heloc.lender.example/sandbox
curl --silent --fail http://127.0.0.1:3001/readyz
echo
ps -eo user:20,args | grep '[b]uild-server/serve.mjs' | sed 's/^/process /'
stat -c 'secret %a %U' /etc/hearthline/secrets/ENCRYPTION_KEYS
`;

const run = async (tally: Tally): Promise<void> => {
  if (process.getuid?.() !== 0) throw new Error('A root of its own takes root, on Linux.');
  const folder = mkdtempSync('/var/tmp/hearthline-guide-');
  try {
    const root = cleanRoot(join(folder, 'root'));
    const put = (path: string, content: string, mode = 0o644) => writeFileSync(join(root, path), content, { mode });
    put('usr/sbin/policy-rc.d', QUIET, 0o755);
    cpSync('src/testing/operate/systemd-stand-in.mjs', join(root, 'usr/local/bin/systemctl'));
    inCleanRoot(root, 'chmod 755 /usr/local/bin/systemctl && ln -sf /usr/local/bin/node /usr/bin/node');
    mkdirSync(join(root, 'opt/hearthline'), { recursive: true });
    makeContext(process.cwd(), join(root, 'opt/hearthline'));
    cpSync('tests/lenders/prairie', join(root, 'opt/hearthline/tests/lenders/prairie'), { recursive: true });
    cpSync('deploy', join(root, 'opt/hearthline/deploy'), { recursive: true });
    const steps = commandsOf(readFileSync(GUIDE, 'utf8'));
    tally.check(`the guide has ten steps with commands: ${steps.map(({ step }) => step)}`, steps.at(-1)?.step === 10);
    const until = steps.findIndex(({ step }) => step === 5);
    for (const { step, commands } of steps.slice(0, until)) {
      // The scanner's signatures come over the network, where there is one.
      const started = performance.now();
      if (commands.includes('systemctl restart clamav-daemon')) put('var/lib/clamav/test.hdb', SIGNATURE);
      inCleanRoot(root, `set -e\n${commands.replace('systemctl restart clamav-daemon', 'true')}`);
      tally.held(`step ${step}`);
      tally.note(`step ${step}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
    }
    const megabytes = execFileSync('du', ['-sm', join(root, 'opt/hearthline')], { encoding: 'utf8' }).split('\t')[0];
    tally.note(`/opt/hearthline takes ${megabytes} MB`);
    tally.check('under 250 MB', Number(megabytes) < 250);
    put('usr/local/lib/mail-server.mjs', MAIL_SERVER);
    inCleanRoot(
      root,
      'openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=mail.lender.example -addext subjectAltName=DNS:mail.lender.example -keyout /usr/local/lib/mail-key.pem -out /usr/local/lib/mail-certificate.pem',
    );
    // A public name gets its certificate from a public authority; here Caddy is its own, and both are trusted.
    const local = '{\n\tlocal_certs\n\tskip_install_trust\n}\n';
    const rest = steps.slice(until).map(({ step, commands }) => {
      const adapted = commands.replace('> /etc/caddy/Caddyfile', `>> /etc/caddy/Caddyfile`);
      return `echo "== step ${step}"\n${adapted}`;
    });
    put('etc/caddy/Caddyfile', local);
    const trust = `
export HOME=/root NODE_EXTRA_CA_CERTS=/usr/local/lib/mail-certificate.pem CURL_CA_BUNDLE=/root/.local/share/caddy/pki/authorities/local/root.crt
systemctl restart clamav-daemon
`;
    put('guide.sh', `${AROUND}${trust}${rest.join('\n')}\n${AFTERWARDS}`);
    const child = spawn(
      'unshare',
      [
        '--net',
        '--mount',
        '--pid',
        '--fork',
        '--kill-child',
        'sh',
        '-c',
        `ip link set lo up && mount -t proc proc ${root}/proc && mount --bind /dev ${root}/dev && exec chroot ${root} env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin sh -e /guide.sh`,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const [printed, complaints] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    const logs = () =>
      execFileSync('sh', ['-c', `tail -n 30 ${root}/var/log/hearthline*.log || true`], { encoding: 'utf8' });
    for (const { step } of steps.slice(until)) {
      const part = printed.split(`== step ${step}\n`)[1];
      tally.check(`step ${step} was begun`, part !== undefined);
    }
    tally.check(
      `every command came to its end: ${complaints.slice(-3000)}\n${printed.slice(-3000)}\n${child.exitCode === 0 ? '' : logs()}`,
      child.exitCode === 0,
    );
    for (const line of printed.split('\n').filter((each) => /^(fine|warning|fatal) /.test(each))) tally.note(line);
    tally.check('the doctor finds nothing fatal', /\d+ fine, \d+ to look at, 0 that stop a start/.test(printed));
    tally.check(
      'the first administrator gets a link',
      /https:\/\/heloc\.lender\.example\/portal\/enrol\?token=/.test(printed),
    );
    tally.check('its pages are those of its lender', printed.includes('\nPrairie Home Credit\n'));
    tally.check('it has no sandbox', printed.includes('sandbox 404'));
    const processes = printed.split('\n').filter((line) => line.startsWith('process '));
    tally.check(
      `web and worker run as the product's user: ${processes}`,
      processes.length >= 2 && processes.every((line) => line.startsWith('process hearthline')),
    );
    tally.check('secrets are root’s alone', printed.includes('secret 400 root'));
    tally.check('a backup lies there, whole', /hearthline-backups\/\S+\/manifest\.json/.test(printed));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const proof: Proof = { topic: 'the guide, followed word by word in a new Debian', minutes: 20, run };
