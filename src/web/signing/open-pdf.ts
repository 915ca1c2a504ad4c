/** The click opens the window and its URL follows, since browsers block other popups. */
export const openPdf = async (load: () => Promise<{ base64: string }>): Promise<void> => {
  const page = window.open('about:blank', '_blank');
  try {
    const { base64 } = await load();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    if (page) page.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    page?.close();
    throw error;
  }
};
