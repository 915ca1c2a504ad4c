import { z } from 'zod';
import type { MailLogos } from '#entities/text/mail-logos.ts';
import type { Hook } from './hooks/hook.ts';
import type { Observe } from './http/outside-client.ts';
import type { OrderKeep } from './orders/order-keep.ts';
import type { FileKeep } from './published/file-keep.ts';
import type { SandboxVendors } from './sandbox-vendors.ts';

export type Source = Readonly<Record<string, string>>;

/** Process resources available to every choice. */
export type Surroundings = {
  dataDir: string;
  secret: string;
  /** Reads a secret setting again where it came from; null where it stands in the environment itself. */
  renewal: (setting: string) => (() => Promise<string>) | null;
  /** The lender's own sender, where no setting names another. */
  mailSender: string;
  /** The pictures mails show; null where the lender has none. */
  mailLogos: MailLogos | null;
  /** The name applicants know the lender by. */
  lenderName: string;
  /** Where vendors and applicants reach this installation. */
  publicUrl: string;
  /** Counts and logs each request to an outside service. */
  observe: Observe;
  /** Keeps what services publish. */
  keep: FileKeep;
  /** Remembers orders that are billed. */
  orders: OrderKeep;
  /** Null in production. */
  sandbox: SandboxVendors | null;
};

export type Problem = { setting: string; problem: string };

/** One choice for a capability: a brand, the sandbox, or none. */
export type Choice<Part> = {
  settings: z.ZodObject;
  /** Its answers inform staff and settle nothing: the fact itself is still theirs to order. */
  isFirstLook?: true;
  /** Checks the choice's own settings; the part is built later, once the process resources exist. */
  read: (source: Source) => z.ZodSafeParseResult<Built<Part>>;
};

/** `hook`: null where the vendor sends no webhooks. */
type Built<Part> = {
  make: (surroundings: Surroundings) => Part;
  hook: ((surroundings: Surroundings) => Hook) | null;
  /** The services it asks over HTTP, by the setting that names each. */
  urls: Readonly<Record<string, string>>;
};

export type Capability<Part> = {
  /** The name of the port in the container or the gateway. */
  port: string;
  /** The setting that chooses. */
  setting: string;
  meaning: string;
  choices: Record<string, Choice<Part>>;
  /** The default choice; null where the mode has no good one. */
  usual: Record<'sandbox' | 'production', string | null>;
};

/** The choice the settings made for a capability. */
export type Chosen<Part> = Built<Part> & { choice: string; isFirstLook: boolean };

const urlsIn = (own: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(own).flatMap(([setting, value]) =>
      setting.endsWith('_URL') && typeof value === 'string' && /^https?:/.test(value)
        ? [[setting, value] as const]
        : [],
    ),
  );

/** A choice with its own settings, which are read only where it is chosen. */
export const choice = <Settings extends z.ZodObject, Part>(
  settings: Settings,
  make: (own: z.infer<Settings>, surroundings: Surroundings) => Part,
  hook?: (own: z.infer<Settings>, surroundings: Surroundings) => Hook,
): Choice<Part> => ({
  settings,
  read: (source) =>
    settings
      .transform((own) => ({
        make: (surroundings: Surroundings) => make(own, surroundings),
        hook: hook ? (surroundings: Surroundings) => hook(own, surroundings) : null,
        urls: urlsIn(own),
      }))
      .safeParse(source),
});

/** A choice whose answers are a first look only. */
export const firstLook = <Part>(made: Choice<Part>): Choice<Part> => ({ ...made, isFirstLook: true });

/** Marks a setting as secret: it may also come from a file or from a command, see `supply-secrets.ts`. */
export const asSecret = { isSecret: true } as const;

const noSettings = z.object({});

/** No vendor is called: the loan proceeds on documents and manual review. */
export const none: Choice<null> = choice(noSettings, () => null);

/** The simulated vendor that the sandbox provides. */
export const fromSandbox = <Part>(pick: (vendors: SandboxVendors) => Part): Choice<Part> =>
  choice(noSettings, (_, { sandbox }) => {
    if (!sandbox) throw new Error('The sandbox answers in sandbox mode only.');
    return pick(sandbox);
  });

/** The default for a vendor we call: its sandbox in the sandbox, none in production. */
export const sandboxOrNone: Capability<unknown>['usual'] = { sandbox: 'sandbox', production: 'none' };
