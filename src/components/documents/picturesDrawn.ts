/** Waits for the pictures of what is to be printed: one that is not drawn yet would be missing on paper. */
export const picturesDrawn = (sheets: HTMLElement | null) =>
  Promise.all(
    [...(sheets?.querySelectorAll('img') ?? [])].map((image) => image.decode().catch(() => undefined)),
  )
