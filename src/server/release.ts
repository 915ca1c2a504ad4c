import product from '../../package.json' with { type: 'json' };

/** The version of this code, as `/healthz`, the portal and backups name it. */
export const RELEASE = product.version;
