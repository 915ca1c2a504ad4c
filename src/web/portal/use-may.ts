import type { PortalAction } from '#entities/contract/portal-action.ts';
import { usePortalData } from './portal-data.ts';

/** Whether one of the signed-in user's grants allows the action. It controls what the page offers; the server decides. */
export const useMay = (action: PortalAction): boolean => usePortalData().me?.actions.includes(action) ?? false;
