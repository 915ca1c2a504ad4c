import type { PortalAction } from '#entities/contract/portal-action.ts';
import { usePortalData } from './portal-data.ts';

/** Whether one of the signed-in person's grants carries the action. What is offered goes by it; what is done, the server decides. */
export const useMay = (action: PortalAction): boolean => usePortalData().me?.actions.includes(action) ?? false;
