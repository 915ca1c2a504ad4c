import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { grantScope, portalRole } from '#entities/contract/portal-role.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip } from '#web/ui/chip.tsx';
import { momentText } from '#words/moments.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import { NotYet } from '../loaded.tsx';
import { grantText } from './grant-text.ts';
import type { Offices } from './staff-types.ts';
import styles from './users.module.css';

const words = portalUsers.history;

const grantBody = z.object({ role: portalRole, scopeKind: grantScope, scopeId: z.uuid().nullable() });

const detailOf = (body: Record<string, unknown>, offices: Offices): string | null => {
  const grant = grantBody.safeParse(body);
  return grant.success ? grantText(grant.data, offices) : null;
};

export const UserHistory = ({ userId, offices }: { userId: string; offices: Offices }) => {
  const trpc = useTRPC();
  const history = useQuery(trpc.staff.history.queryOptions({ accountId: userId }));
  if (history.data === undefined) return <NotYet of={history} />;
  const { events, brokenAt } = history.data;
  return (
    <section className={styles.section} aria-labelledby="history-heading">
      <h2 className="heading-4" id="history-heading">
        {words.heading}
      </h2>
      <p>
        <Chip tone={brokenAt === null ? 'ok' : 'stop'}>
          {brokenAt === null ? words.intact : words.broken(brokenAt)}
        </Chip>
      </p>
      {events.length === 0 && <p className="muted">{words.none}</p>}
      <ol className={styles.history}>
        {events.map(({ seq, at, kind, body, by }) => (
          <li key={seq}>
            <time dateTime={at.toISOString()}>{momentText(at)}</time>
            <span>
              <strong>{words.kinds[kind] ?? kind}</strong> {detailOf(body, offices)}{' '}
              <span className="muted">{words.by(by ?? words.system)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
