import type { ReactNode } from 'react'

/** A page's sentence, and after it how near the centre is to a limit of its package. */
export const Hint = ({ words, near }: { words: ReactNode; near: string | null }) => (
  <>
    {words}
    {near !== null && (
      <>
        {' '}
        <strong>{near}</strong>
      </>
    )}
  </>
)
