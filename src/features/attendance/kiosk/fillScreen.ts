/** Asks for the whole screen. Refused or unknown, the window is filled all the same. */
export function fillScreen(): void {
  if (document.fullscreenElement) return
  // Absent on some phones.
  const ask: (() => Promise<void>) | undefined = document.documentElement.requestFullscreen?.bind(
    document.documentElement,
  )
  void ask?.().catch(() => undefined)
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
}
