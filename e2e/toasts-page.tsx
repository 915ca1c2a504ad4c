import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { showToast } from '#web/ui/toasts/toast.tsx';
import Toasts from '#web/ui/toasts/toasts.tsx';

createRoot(document.getElementById('root') ?? document.body).render(
  <MantineProvider>
    <Toasts />
  </MantineProvider>,
);

for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
  void showToast({ kind: 'done', title, text: `The ${title.toLowerCase()} notice.` });
}
