// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Logo } from './Logo'

afterEach(cleanup)

const sourceOf = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src')

it('shows /logo.png for a centre without a logo, and for one whose logo does not load (SPECIFICATION 1)', () => {
  expect(sourceOf(render(<Logo logo="" />).container)).toBe('/logo.png')
  cleanup()
  const { container } = render(<Logo logo="https://files.test/iron.webp" />)
  expect(sourceOf(container)).toBe('https://files.test/iron.webp')
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  expect(sourceOf(container)).toBe('/logo.png')
})
