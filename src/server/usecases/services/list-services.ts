import { fetchedService, type OutsideService } from '#entities/facts/outside-service.ts';
import type { Container } from '#server/container.ts';
import { serviceFileAges } from '#server/db/repos/outside/service-files.ts';
import { serviceStatesOf } from '#server/db/repos/outside/service-states.ts';
import { registry } from '#server/vendors/registry.ts';
import { requireJobs } from '../shared/sees-jobs.ts';
import type { Staff } from '../shared/staff-reach.ts';

/** Parts of the installation itself, which are no services. */
const OWN = new Set(['botCheck', 'files', 'anchors']);

const names = Object.keys(registry).filter((name): name is keyof typeof registry => name in registry);

/** Every outside service with its choice, its last answer and the age of what is kept. */
export const listServices = async (container: Container, staff: Staff): Promise<OutsideService[]> => {
  requireJobs(staff);
  const { db } = container.database;
  const states = new Map((await serviceStatesOf(db)).map((state) => [state.service, state]));
  const ages = new Map((await serviceFileAges(db)).map((age) => [age.service, age]));
  return names
    .filter((name) => !OWN.has(name))
    .map((service) => {
      const [state, age] = [states.get(service), ages.get(service)];
      const fetched = fetchedService.safeParse(service);
      return {
        service,
        setting: registry[service].setting,
        choice: container.env.vendors[service].choice,
        askedAt: state?.askedAt ?? null,
        answeredAt: state?.answeredAt ?? null,
        outcome: state?.outcome ?? null,
        files: age?.files ?? 0,
        fetchedAt: age?.oldest ?? null,
        canRefresh: fetched.success && container.refreshes[fetched.data] !== null,
      };
    });
};
