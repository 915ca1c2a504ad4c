import { z } from 'zod';
import { locale } from '#entities/values/locale.ts';
import { DEFAULT_LOCALE } from '#words';
import { asSecret } from './vendors/capability.ts';

const flag = z.enum(['on', 'off']);
const KEY = '[a-z0-9-]+(/aes-256-gcm|/chacha20-poly1305)?:[A-Za-z0-9+/]{43}=';
const keyRing = z
  .string()
  .regex(
    new RegExp(`^${KEY}(,${KEY})*$`),
    'expected name:base64key[,name:base64key] with 32-byte keys, the current one first',
  );
const httpsUrl = z.url({ protocol: /^https$/ });
const originList = /^https:\/\/[a-z0-9.-]+(:\d+)?(,https:\/\/[a-z0-9.-]+(:\d+)?)*$/;
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** The settings that belong to no vendor; each description is a row of the table in docs/operations.md. */
export const coreSettings = z.object({
  HEARTHLINE_MODE: z
    .enum(['sandbox', 'production'])
    .default('sandbox')
    .describe(
      '`sandbox` runs everything embedded with demo accounts; `production` expects its keys and services from the environment. Must be set where `HOST`, `PUBLIC_URL` or `DATABASE_URL` are other than local',
    ),
  PROCESS_ROLE: z
    .enum(['both', 'web', 'worker'])
    .default('both')
    .describe(
      '`web` answers requests and leaves the jobs to others; `worker` does the jobs and answers only `/healthz`, `/readyz` and `/metrics`',
    ),
  PORT: whole(1, 65_535).default(3000).describe('the port to serve on'),
  HOST: z.string().min(1).default('127.0.0.1').describe('the address to listen on; `0.0.0.0` for all'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'where people reach the product, `http://localhost:PORT` in the sandbox; https and needed in production. Session cookies, origin checks and links in mails follow it',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('the embedded database (as a normal user) and the sandbox’s keys'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('a PostgreSQL server of your own, 15 or newer, instead of the embedded one; needed in production')
    .meta(asSecret),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'the same database and role past a pooler, for live updates and jobs; needed where `DATABASE_URL` is a pooler in transaction mode, which then carries no named statements. `DATABASE_URL` by default',
    )
    .meta(asSecret),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'a streaming replica of the same database, for the reads of reports such as exports; while it is away or more than 30 seconds behind, they go to `DATABASE_URL`',
    )
    .meta(asSecret),
  MIGRATION_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'the same database as the owner of its schema, for migrations only, never through a pooler in transaction mode; `DATABASE_DIRECT_URL` by default',
    )
    .meta(asSecret),
  PURGE_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('the same database as the role that may purge; `DATABASE_URL` by default')
    .meta(asSecret),
  DATABASE_POOL_SIZE: whole(6, 200).default(10).describe('connections a process may hold, 6 at least'),
  UNENCRYPTED_SERVICES: z
    .string()
    .regex(/^[A-Z0-9_]+_URL(,[A-Z0-9_]+_URL)*$/, 'expected settings such as DATABASE_URL,CLAMD_URL')
    .optional()
    .describe(
      'settings whose services on other machines production may reach without TLS, `DATABASE_URL,CLAMD_URL`, because the network between them encrypts; refused otherwise. Databases take `?sslmode=verify-full`, mail `smtps://` or `?requireTLS=true`',
    ),
  SESSION_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('at least 32 characters; signs form tokens, bot checks and sign-in codes; needed in production')
    .meta(asSecret),
  ENCRYPTION_KEYS: keyRing
    .optional()
    .describe(
      'the key ring, `name:base64key[,name:base64key]` with 32-byte keys; the first seals, all open. A name may end in `/chacha20-poly1305`; AES-256-GCM otherwise. Needed in production',
    )
    .meta(asSecret),
  PAPER_SEAL_P12: z
    .base64()
    .optional()
    .describe(
      'the key that seals documents, with its certificate: a PKCS#12 file, as base64; after a change, documents sealed before still verify; needed in production',
    )
    .meta(asSecret),
  PAPER_SEAL_PASSPHRASE: z
    .string()
    .min(1)
    .optional()
    .describe('the passphrase of that file; needed in production')
    .meta(asSecret),
  APPLICANT_IDLE_MINUTES: whole(2, 1440).default(15).describe('quiet minutes after which an applicant is signed out'),
  PORTAL_IDLE_MINUTES: whole(2, 1440).default(15).describe('the same for staff and partners'),
  SESSION_POLL_SECONDS: whole(0, 3600)
    .default(0)
    .describe('seconds after which an open page reads its session again; 0: only when its tab is shown again'),
  SESSION_MAX_HOURS: whole(1, 168).default(12).describe('the longest a session lives, however busy'),
  LENDER: z
    .string()
    .min(1)
    .default('sandbox')
    .describe(
      'the lender: a folder below `lender/`, or the path of one elsewhere, with its `lender.json` (names, address, phone, licenses, officers, regulator, hours and notaries for signings, time zone); production refuses a made-up one',
    ),
  LOCALE: locale
    .default(DEFAULT_LOCALE)
    .describe(
      'the language of pages, mails and documents: a folder of `src/words` and `content`; `en-XA` is the pseudo-locale that marks and lengthens every text',
    ),
  LANDING_VARIANT: z
    .enum(['withUsageStep', 'withoutUsageStep', 'split'])
    .default('split')
    .describe('`split` chooses by lot per lead'),
  ANALYTICS_URL: httpsUrl.optional().describe('an analytics script of a third party on public pages, https; see below'),
  REPLAY_URL: httpsUrl.optional().describe('the same for recordings of visits'),
  CHAT_URL: httpsUrl.optional().describe('the same for chat'),
  THIRD_PARTY_ORIGINS: z
    .string()
    .regex(originList, 'expected origins such as https://a.example,https://b.example')
    .transform((text) => text.split(','))
    .optional()
    .describe('further origins these three may talk to, `https://a.example,https://b.example`'),
  RETENTION_MONTHS: whole(36, 600)
    .default(84)
    .describe('months after the last change until an application that is not on legal hold is purged; 36 at least'),
  FILE_PARSERS: whole(1, 16)
    .default(2)
    .describe('processes that check uploaded files, apart from the server; started ahead and reused'),
  FILE_PARSER_MB: whole(256, 8192)
    .default(1000)
    .describe('memory one of them may take for a file, in MB; beyond it the process is stopped and the file refused'),
  FILE_PARSER_SECONDS: whole(1, 12).default(6).describe('processor seconds one of them may take for a file'),
  UPLOAD_VISITOR_MB: whole(1, 100_000)
    .default(50)
    .describe('MB of files kept for a person whose email address is not confirmed'),
  UPLOAD_PERSON_MB: whole(1, 100_000)
    .default(1000)
    .describe('MB of files kept for each person of an application; not less than `UPLOAD_VISITOR_MB`'),
  UPLOAD_ADDRESS_DAY_MB: whole(1, 1_000_000)
    .default(1000)
    .describe('MB of files taken in from one IP address (of IPv6, one /64 network) in a day, refused ones included'),
  UPLOAD_DAY_MB: whole(1, 1_000_000)
    .default(50_000)
    .describe('MB of files taken in from everyone in a day, refused ones included'),
  SANDBOX_LOANS: flag
    .default('on')
    .describe(
      'whether a new sandbox fills its pipeline with forty made-up loans, in the background; never in production',
    ),
  RATE_LIMITS: flag
    .default('on')
    .describe('`off` only for load tests of a sandbox; credit pulls of a sandbox are limited by file, not by address'),
  TRUSTED_PROXIES: whole(0, 10)
    .default(0)
    .describe('how many proxies stand in front, to read the caller’s address from `X-Forwarded-For`'),
  DRAIN_SECONDS: whole(0, 300)
    .default(0)
    .describe(
      'seconds for which a stopping process still takes requests while `/readyz` says 503, so that a load balancer sends them elsewhere first; longer than its check interval',
    ),
  READY_FREE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(200)
    .describe('with less room than this under `DATA_DIR`, `/readyz` says not ready'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('opens `/metrics` to `Authorization: Bearer <token>`; without it the page does not exist')
    .meta(asSecret),
  OTLP_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'an OpenTelemetry collector, `https://collector.example:4318`: traces and figures are sent to it by OTLP over HTTP',
    ),
  OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, 'expected name=value[,name=value]')
    .optional()
    .describe('headers for it, `authorization=Bearer abc`')
    .meta(asSecret),
  TRACE_SHARE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe(
      'the share of requests and jobs that are traced, 0 to 1; what a trusted proxy has decided for a trace counts first',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('how much is logged; `npm start` sets `warn` for a sandbox'),
});
export type CoreSettings = z.infer<typeof coreSettings>;
