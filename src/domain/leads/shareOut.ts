/** Gives each of them one in turn; '' where there is nobody. */
export function shareOut(takers: readonly string[]): () => string {
  let turn = 0
  return () => takers[turn++ % takers.length] ?? ''
}
