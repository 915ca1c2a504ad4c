import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListLayout } from '#entities/contract/desk/list-layout.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { listWords as words } from '#words/portal/list-layout.ts';

/** Keeps the caller's layout as they change it; the list follows at once. */
export const useLayout = (stored: ListLayout): [ListLayout, (layout: ListLayout) => void] => {
  const trpc = useTRPC();
  const [layout, setLayout] = useState(stored);
  const keep = useMutation(
    trpc.pipeline.setLayout.mutationOptions({
      onError: ({ message }) => showToast({ kind: 'problem', title: words.notKept, text: message }),
    }),
  );
  return [
    layout,
    (next) => {
      setLayout(next);
      keep.mutate({ layout: next });
    },
  ];
};
