import type { ReactNode } from 'react';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { portal } from '#words/portal/portal.ts';
import { type Failed, NotLoaded } from './not-loaded.tsx';

type Asked = Failed & { isPending: boolean };

/** In place of what has not come: the wait with words, or what went wrong. */
export const NotYet = ({ of }: { of: Asked }) =>
  of.isPending ? <SkeletonLines text={portal.loading} /> : <NotLoaded of={of} />;

type Props<Data> = { of: Asked & { data: Data | undefined }; children: (data: Data) => ReactNode };

/** Shows what came; what has come stays when it cannot be asked for again. */
export const Loaded = <Data,>({ of, children }: Props<Data>) =>
  of.data === undefined ? <NotYet of={of} /> : children(of.data);
