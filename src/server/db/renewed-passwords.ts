import pg from 'pg';

type Asked = { user?: string; host?: string; port?: number; database?: string };

const keyOf = ({ user = '', host = '', port = 5432, database = '' }: Asked): string =>
  `${user}@${host}:${port}/${database}`;

const renewals = new Map<string, () => Promise<string>>();

/** The driver asks this for every connection whose address has no password of its own, its own words beside it. */
const currentPassword = async (asked?: Asked): Promise<string> => {
  const renew = renewals.get(keyOf(asked ?? {}));
  return renew ? decodeURIComponent(new URL(await renew()).password) : '';
};

/**
 * The same address without its password: each new connection, the queue's and the driver's own included, is given the
 * password that counts then. So a password may change, or be a token that ends soon, while the process runs.
 */
export const withRenewedPassword = (url: string, renew: () => Promise<string>): string => {
  const address = new URL(url);
  const asked = {
    user: decodeURIComponent(address.username),
    host: address.searchParams.get('host') ?? address.hostname,
    port: Number(address.port || 5432),
    database: decodeURIComponent(address.pathname.slice(1)),
  };
  renewals.set(keyOf(asked), renew);
  pg.defaults.password = currentPassword;
  address.password = '';
  return address.href;
};
