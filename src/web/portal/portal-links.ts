import type { PortalAction } from '#entities/contract/portal-action.ts';
import {
  IconAddressBook,
  IconAdjustments,
  IconAlertTriangle,
  IconBuildingBank,
  IconCalculator,
  IconChartBar,
  IconChartLine,
  IconChecklist,
  IconClockExclamation,
  IconCloud,
  IconEye,
  IconFileText,
  IconGavel,
  IconHomeCheck,
  IconLayoutRows,
  IconLink,
  IconMail,
  IconMessage,
  IconNotes,
  IconSend,
  IconUsers,
} from '#web/ui/icons.ts';
import { portal } from '#words/portal/portal.ts';

const words = portal.nav;

/** Every portal page in the navigation: the action that opens it, and the letter after G. */
export const portalLinks = [
  {
    to: '/portal/work',
    text: words.work,
    Icon: IconChecklist,
    end: false,
    action: 'correspond',
    orAction: 'manageUsers',
    key: 'K',
    count: 'work',
  },
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
    to: '/portal/messages',
    text: words.messages,
    Icon: IconMessage,
    end: false,
    action: 'seeLoan',
    key: 'M',
    count: 'talks',
  },
  {
    to: '/portal/templates',
    text: words.templates,
    Icon: IconNotes,
    end: false,
    action: 'writeTemplates',
    key: 'E',
    count: null,
  },
  {
    to: '/portal/letters',
    text: words.letters,
    Icon: IconMail,
    end: false,
    action: 'workLoan',
    key: 'T',
    count: 'letters',
  },
  {
    to: '/portal/payments',
    text: words.payments,
    Icon: IconBuildingBank,
    end: false,
    action: 'seePayments',
    key: 'B',
    count: null,
  },
  {
    to: '/portal/value-reviews',
    text: words.valueReviews,
    Icon: IconHomeCheck,
    end: false,
    action: 'seeLoan',
    key: 'V',
    count: null,
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
    to: '/portal/index-rate',
    text: words.indexRate,
    Icon: IconChartLine,
    end: false,
    action: 'seeIndex',
    key: 'X',
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
  {
    to: '/portal/failed-jobs',
    text: words.failedJobs,
    Icon: IconAlertTriangle,
    end: false,
    action: 'manageSettings',
    key: 'J',
    count: 'failedJobs',
  },
  {
    to: '/portal/outside-services',
    text: words.services,
    Icon: IconCloud,
    end: false,
    action: 'manageSettings',
    key: 'S',
    count: null,
  },
  {
    to: '/portal/webhooks',
    text: words.webhooks,
    Icon: IconLink,
    end: false,
    action: 'seeVendorLog',
    key: 'W',
    count: null,
  },
  {
    to: '/portal/loan-system',
    text: words.loanSystem,
    Icon: IconSend,
    end: false,
    action: 'seeVendorLog',
    key: 'O',
    count: null,
  },
  {
    to: '/portal/reports',
    text: words.reports,
    Icon: IconChartBar,
    end: false,
    action: 'seeReports',
    key: 'I',
    count: null,
  },
  {
    to: '/portal/audit',
    text: words.audit,
    Icon: IconEye,
    end: false,
    action: 'seeAudit',
    key: 'A',
    count: null,
  },
  {
    to: '/portal/exceptions',
    text: words.exceptions,
    Icon: IconGavel,
    end: false,
    action: 'seeAudit',
    key: 'D',
    count: null,
  },
  {
    to: '/portal/records',
    text: words.records,
    Icon: IconFileText,
    end: false,
    action: 'manageSettings',
    key: 'R',
    count: null,
  },
] as const satisfies readonly {
  to: string;
  text: string;
  Icon: typeof IconUsers;
  end: boolean;
  action: PortalAction;
  /** Another permission that opens the page; it checks for itself what it shows. */
  orAction?: PortalAction;
  key: string;
  count: 'work' | 'clocks' | 'talks' | 'letters' | 'leads' | 'failedJobs' | null;
}[];

type PortalLink = (typeof portalLinks)[number];

const isOpenTo = (link: PortalLink, actions: readonly PortalAction[]): boolean =>
  actions.includes(link.action) || ('orAction' in link && actions.includes(link.orAction));

export const linksFor = (actions: readonly PortalAction[]): PortalLink[] =>
  portalLinks.filter((link) => isOpenTo(link, actions));

/** The permission needed for a path; null if there is none, or the page checks for itself. */
export const actionFor = (pathname: string): PortalAction | null => {
  if (pathname.startsWith('/portal/loan/')) return 'seeLoan';
  const isAt = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const link = portalLinks.find(({ to, end }) => !end && isAt(to));
  return link === undefined || 'orAction' in link ? null : link.action;
};
