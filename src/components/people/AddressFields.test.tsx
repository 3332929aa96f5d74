// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FormatContext } from '@/ui/format/format'
import { AddressFields } from './AddressFields'

let fetched: string[] = []
beforeEach(() => {
  fetched = []
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address)
    return Promise.resolve(new Response('', { status: 404 }))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Form({ children }: { children: ReactNode }) {
  const form = useForm({ defaultValues: { pincode: '', address: '', city: '', state: '' } })
  return <FormProvider {...form}>{children}</FormProvider>
}

/** What stands in the field of that name after the text was typed and the field left. */
function typed(locale: string, label: string, text: string): HTMLElement {
  const format = { locale, currency: 'INR', callingCode: '', weekStart: 1 }
  render(
    <FormatContext value={format}>
      <Form>
        <AddressFields />
      </Form>
    </FormatContext>,
  )
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
  return field
}

it('asks for a pincode in India, by digits, and looks its place up', () => {
  const field = typed('en-IN', 'Pincode', '452 001')
  expect(field).toHaveProperty('value', '452001')
  expect(field.getAttribute('inputmode')).toBe('numeric')
  expect(fetched).toEqual(['/pincodes/45.json'])
})

it('asks for a postal code elsewhere, with its spaces, its letters and no place in India (PRODUCT 2.R)', () => {
  const field = typed('en-GB', 'Postal code', ' SW1A 1AA ')
  expect(field).toHaveProperty('value', 'SW1A 1AA')
  expect(field.getAttribute('inputmode')).toBeNull()
  expect(field.getAttribute('placeholder')).toBeNull()
  expect(screen.queryByText('Fills city and state')).toBeNull()
  cleanup()
  typed('en-SG', 'Postal code', '452001')
  expect(fetched).toEqual([])
})
