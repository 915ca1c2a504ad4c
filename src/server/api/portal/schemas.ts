import { z } from 'zod';

export const anyCode = z.string().trim().min(6).max(40);

export const meOf = ({ accountId, id }: { accountId: string; id: string }) => ({ accountId, sessionId: id });

export const token = z.string().max(100);
