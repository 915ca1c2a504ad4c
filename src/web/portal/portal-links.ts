import type { PortalAction } from '#entities/portal-action.ts';
import {
  IconAddressBook,
  IconAdjustments,
  IconCalculator,
  IconClockExclamation,
  IconLayoutRows,
  IconUsers,
} from '#web/ui/icons.ts';
import { portal } from '#words/en/portal.ts';

const words = portal.nav;

/** Every page of the portal that has a place of its own: which action opens it, and the letter after G. */
export const portalLinks = [
  {
    to: '/portal',
    text: words.pipeline,
    Icon: IconLayoutRows,
    end: true,
    action: 'seePipeline',
    key: 'P',
    count: null,
  },
  {
    to: '/portal/clocks',
    text: words.clocks,
    Icon: IconClockExclamation,
    end: false,
    action: 'seePipeline',
    key: 'C',
    count: 'clocks',
  },
  {
    to: '/portal/leads',
    text: words.leads,
    Icon: IconAddressBook,
    end: false,
    action: 'seeLeads',
    key: 'L',
    count: 'leads',
  },
  {
    to: '/portal/quick-pricer',
    text: words.pricer,
    Icon: IconCalculator,
    end: false,
    action: 'seePolicies',
    key: 'Q',
    count: null,
  },
  {
    to: '/portal/policies',
    text: words.policies,
    Icon: IconAdjustments,
    end: false,
    action: 'seePolicies',
    key: 'Y',
    count: null,
  },
  {
    to: '/portal/manage-users',
    text: words.users,
    Icon: IconUsers,
    end: false,
    action: 'seeUsers',
    key: 'U',
    count: null,
  },
] as const satisfies readonly {
  to: string;
  text: string;
  Icon: typeof IconUsers;
  end: boolean;
  action: PortalAction;
  key: string;
  count: 'clocks' | 'leads' | null;
}[];

export const linksFor = (actions: readonly PortalAction[]) =>
  portalLinks.filter(({ action }) => actions.includes(action));
