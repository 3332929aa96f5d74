// @vitest-environment jsdom
import { startTransition } from 'react'
import { waitFor } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useKeys } from './keys/useKeys'
import { Overlay } from './Overlay'

function Page({ hasOverlay, heard }: { hasOverlay: boolean; heard: string[] }) {
  useKeys('Page', [{ keys: 'n', label: 'New', run: () => heard.push('new') }])
  return (
    <>
      <button>Opener</button>
      {hasOverlay && (
        <Overlay labelledBy="title" side="centre" width={300} onClose={() => heard.push('closed')}>
          <h2 id="title">Over the page</h2>
        </Overlay>
      )}
    </>
  )
}

/** Answers in the moment the page has changed, before the effects that React puts off until it has painted. */
function changed(hasOverlay: boolean, heard: string[]): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    startTransition(() => root.render(<Page hasOverlay={hasOverlay} heard={heard} />))
  })
}

const place = document.createElement('div')
document.body.append(place)
const root = createRoot(place)

test('the page hears its keys and has the focus back in the very moment the overlay is gone, and not before', async () => {
  const heard: string[] = []
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  await changed(false, heard)
  place.querySelector('button')?.focus()

  await changed(true, heard)
  expect(document.activeElement?.getAttribute('role')).toBe('dialog')
  press('n')
  expect(heard).toEqual([])

  await changed(false, heard)
  expect(document.activeElement?.textContent).toBe('Opener')
  press('n')
  expect(heard).toEqual(['new'])
  root.unmount()
})

test('a focus that goes to nothing in the moment the overlay comes is brought back into it', async () => {
  const other = document.createElement('div')
  document.body.append(other)
  const own = createRoot(other)
  const came = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-overlay]') === null) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  own.render(<Page hasOverlay heard={[]} />)
  await came
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  expect(document.activeElement).toBe(document.body)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.activeElement?.getAttribute('role')).toBe('dialog')
  own.unmount()
})

test('two that come at once, of which one goes by itself, leave the focus in the one that stays', async () => {
  const other = document.createElement('div')
  document.body.append(other)
  const own = createRoot(other)
  const pair = (hasSecond: boolean) => (
    <>
      <Page hasOverlay heard={[]} />
      {hasSecond && (
        <Overlay labelledBy="second" side="centre" width={300} onClose={() => undefined}>
          <h2 id="second">What is under way</h2>
        </Overlay>
      )}
    </>
  )
  own.render(<Page hasOverlay={false} heard={[]} />)
  await waitFor(() => expect(other.querySelector('button')).not.toBeNull())
  other.querySelector('button')?.focus()
  own.render(pair(true))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('second'))
  own.render(pair(false))
  await waitFor(() => expect(document.getElementById('second')).toBeNull())
  expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('title')
  own.unmount()
})
