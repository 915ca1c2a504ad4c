import type { ReactNode } from 'react';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { portal } from '#words/portal/portal.ts';
import { FailedPart } from './failed-parts.tsx';

export type Failed = { error: { message: string } | null; refetch: () => unknown };

type Asked = Failed & { isPending: boolean };

/** Placeholder for missing data: a loading message, or the error. */
export const NotYet = ({ of }: { of: Asked }) =>
  of.isPending ? <SkeletonLines text={portal.loading} /> : <FailedPart retry={of.refetch} reason={of.error?.message} />;

type Props<Data> = { of: Asked & { data: Data | undefined }; children: (data: Data) => ReactNode };

/** Shows loaded data, and keeps it when a refetch fails. */
export const Loaded = <Data,>({ of, children }: Props<Data>) =>
  of.data === undefined ? <NotYet of={of} /> : children(of.data);
