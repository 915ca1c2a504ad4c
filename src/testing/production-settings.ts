/** Settings a production start accepts, for tests that reach neither mail server nor scanner nor any outside service. */
export const productionSettings = {
  HEARTHLINE_MODE: 'production',
  LENDER: 'tests/lenders/prairie',
  DATABASE_URL: 'postgres://unused.example/hearthline',
  PUBLIC_URL: 'https://lender.example',
  SESSION_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEYS: `a:${Buffer.alloc(32).toString('base64')}`,
  PAPER_SEAL_P12: 'AAAA',
  PAPER_SEAL_PASSPHRASE: 'x',
  MAIL_DELIVERY: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MALWARE_SCAN: 'clamd',
  CLAMD_URL: 'tcp://127.0.0.1:1',
  SANCTIONS: 'none',
  COUNSELORS: 'none',
  AVERAGE_RATES: 'none',
  PRIME_RATE: 'none',
} as const;
