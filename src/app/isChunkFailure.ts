/** What Chromium, Firefox and Safari say, and Vite for a stylesheet, when a part of the application does not arrive. */
const sayings = [
  'failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'importing a module script failed',
  'unable to preload css',
]

export function isChunkFailure(error: unknown): boolean {
  const message = error instanceof Error ? error.message.toLowerCase() : ''
  return sayings.some((saying) => message.includes(saying))
}
