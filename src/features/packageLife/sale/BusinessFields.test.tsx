// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import type { TaxRegime } from '@/domain/tax/regime'
import { BusinessFields } from './BusinessFields'
import { emptySaleForm, type SaleForm } from './saleForm'

afterEach(cleanup)

function Sheet({ gstin = '', regime = 'regular' }: { gstin?: string; regime?: TaxRegime }) {
  const empty = emptySaleForm(civil('2026-11-27'), settingsWith())
  const form = useForm<SaleForm>({ defaultValues: { ...empty, customerGstin: gstin } })
  const typed = useWatch({ control: form.control, name: 'customerGstin' })
  return (
    <FormProvider {...form}>
      <BusinessFields regime={regime} />
      <output>{typed}</output>
    </FormProvider>
  )
}

const fold = () => screen.getByRole('button', { name: 'For a business' })
const gstin = () => screen.queryByLabelText<HTMLInputElement>(/^GSTIN of the customer/)

test('the fields of a business are drawn once they are asked for, and fold without losing what was typed', () => {
  render(<Sheet />)
  expect(gstin()).toBeNull()
  expect(fold().getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(fold())
  const field = gstin()
  if (field === null) throw new Error('The field is not drawn.')
  fireEvent.change(field, { target: { value: '27AAFCO4321M1ZA' } })
  fireEvent.click(fold())
  expect(fold().getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByRole('status').textContent).toBe('27AAFCO4321M1ZA')
  fireEvent.click(fold())
  expect(gstin()?.value).toBe('27AAFCO4321M1ZA')
})

test('they are there from the start where a draft or an accepted sale names a business', () => {
  render(<Sheet gstin="27AAFCO4321M1ZA" />)
  expect(fold().getAttribute('aria-expanded')).toBe('true')
  expect(gstin()?.value).toBe('27AAFCO4321M1ZA')
})

test('a centre outside India is asked for no GSTIN and no Indian state, unless one stands there (PRODUCT 2.R)', () => {
  render(<Sheet regime="outsideIndia" />)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  render(<Sheet regime="outsideIndia" gstin="27AAFCO4321M1ZA" />)
  expect(gstin()?.value).toBe('27AAFCO4321M1ZA')
  fireEvent.click(fold())
  expect(fold().getAttribute('aria-expanded')).toBe('false')
})
