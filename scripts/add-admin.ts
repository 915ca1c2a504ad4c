import { parseArgs } from 'node:util';
import { email } from '../src/entities/values/email.ts';
import { systemClock } from '../src/server/clock.ts';
import { openChainKey } from '../src/server/db/chain/chain-keys.ts';
import { connect, withChainKey, withClock } from '../src/server/db/connect.ts';
import { databaseUrls } from '../src/server/db/database-roles.ts';
import { parseKeyRing } from '../src/server/db/key-ring.ts';
import { prepareDatabase } from '../src/server/prepare-database.ts';
import { readKeys } from '../src/server/process-keys.ts';
import { readSettings } from '../src/server/settings.ts';
import { addAdmin } from '../src/server/usecases/staff/add-admin.ts';

const stopWith = (problem: string): never => {
  console.error(`hearthline: ${problem}`);
  process.exit(1);
};

/** npm run add-admin -- ada@lender.example Ada Byron: the first person who can sign in to a new database. */
const { positionals } = parseArgs({ allowPositionals: true });
const [typed = '', firstName = '', ...rest] = positionals;
const lastName = rest.join(' ');
const address = email.safeParse(typed);
if (!address.success || firstName === '' || lastName === '')
  stopWith(
    'add-admin needs an email address, a first and a last name: npm run add-admin -- ada@lender.example Ada Byron',
  );

const env = readSettings(process.env);
const urls =
  databaseUrls(env) ??
  stopWith('add-admin needs DATABASE_URL and the keys of the product. A sandbox has its people on /sandbox.');
await prepareDatabase(urls.migration);
const ring = parseKeyRing(readKeys(env).ENCRYPTION_KEYS);
const connected = connect({ url: urls.direct ?? urls.application, poolSize: 2, ring });
try {
  const database = withChainKey(
    withClock(connected, systemClock(env.lender.timeZone)),
    await openChainKey(connected.transact, ring),
  );
  const added = await addAdmin(database, { email: address.data ?? '', firstName, lastName, publicUrl: env.PUBLIC_URL });
  if (added.kind === 'emailTaken')
    stopWith(`${typed} has an account already. An administrator resets it in the portal.`);
  else
    console.log(
      `${firstName} ${lastName} may administer this lender once enrolled. Hand over this link; it opens once, within ${added.days} days:\n${added.enrolUrl}`,
    );
} finally {
  await connected.close();
}
