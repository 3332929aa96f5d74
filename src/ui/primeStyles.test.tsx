// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { PrimeReactProvider } from 'primereact/api'
import { Dropdown } from 'primereact/dropdown'
import { expect, it } from 'vitest'
import { primeStyles } from './primeStyles'

const styleOf = (control: string) =>
  document.querySelector<HTMLStyleElement>(`style[data-primereact-style-id="${control}"]`)

it('a control that appears once more changes none of the styles that stand', () => {
  const value = { styleContainer: primeStyles() }
  const drawn = (count: number) => (
    <PrimeReactProvider value={value}>
      {Array.from({ length: count }, (_, index) => (
        <Dropdown key={index} aria-label={`Mode ${index}`} options={['Cash', 'UPI']} />
      ))}
    </PrimeReactProvider>
  )
  const { rerender } = render(drawn(1))
  expect(document.querySelectorAll('.p-dropdown')).toHaveLength(1)
  const words = styleOf('dropdown')?.textContent
  expect(words).toContain('.p-dropdown')

  const changes = new MutationObserver(() => undefined)
  changes.observe(document.documentElement.lastElementChild ?? document, { childList: true, subtree: true })
  rerender(drawn(3))
  expect(document.querySelectorAll('.p-dropdown')).toHaveLength(3)
  expect(changes.takeRecords()).toEqual([])
  expect(styleOf('dropdown')?.textContent).toBe(words)
})
