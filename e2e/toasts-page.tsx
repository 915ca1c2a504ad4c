import { createRoot } from 'react-dom/client';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { Toasts } from '#web/ui/toasts/toasts.tsx';

createRoot(document.getElementById('root') ?? document.body).render(<Toasts />);

for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
  showToast({ kind: 'done', title, text: `The ${title.toLowerCase()} notice.` });
}
