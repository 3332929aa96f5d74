// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import type { z } from 'zod'
import { contributionSchema } from '@/domain/contributions/contribution'
import { contributionCategorySchema } from '@/domain/contributions/contributionCategory'
import type { contributionFormSchema } from '@/domain/contributions/contributionForm'
import { civil } from '@/domain/shared/civilDate'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { TextField } from '@/ui/form/TextField'
import { AmountFields } from './AmountFields'

afterEach(cleanup)

type Typed = z.input<typeof contributionFormSchema>

const category = (id: string, basis: string, rate: number) =>
  contributionCategorySchema.parse({ id, gymId: 'iron', name: id, direction: 'Earning', basis, rate })
const categories = [
  category('bonus', 'manual', 0),
  category('phone', 'fixed', 250),
  category('travel', 'fixed', 400.5),
  category('allowance', 'fixed', 0),
  category('session', 'perSession', 300),
  category('sales', 'percentOfNet', 5),
]
const reversed = contributionSchema.parse({
  ...{ id: 'iron_2026-10_ravi_commission', gymId: 'iron', staffId: 'ravi', categoryId: 'sales' },
  ...{ direction: 'Earning', amount: 90, date: '2026-10-31', month: '2026-10', status: 'Reversed' },
  ...{ source: { invoiceId: 'i1' }, basisAmount: 1800, rate: 5 },
})

function Fields() {
  const form = useForm<Typed>({
    defaultValues: {
      ...{ staffId: 'ravi', categoryId: '', amount: null, sessions: null, note: '', corrects: '' },
      ...{ memberId: '', date: civil('2026-10-31'), month: '2026-10' },
    },
  })
  return (
    <FormProvider {...form}>
      <TextField<Typed> name="categoryId" label="Category" />
      <TextField<Typed> name="corrects" label="Corrects" />
      <AmountFields categories={categories} lines={[reversed]} />
    </FormProvider>
  )
}

const show = () =>
  render(
    <SessionContext value={sessionAtIron(backendHolding({}), 'iron')}>
      <Fields />
    </SessionContext>,
  )
const choose = (label: 'Category' | 'Corrects', value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ })
const chosen = (id: string) => {
  choose('Category', id)
  return field().value
}
const type = (value: string) => {
  fireEvent.change(field(), { target: { value } })
  fireEvent.blur(field())
}

it('suggests what the category usually comes to, in the place of nothing or of another suggestion', () => {
  show()
  expect(['bonus', 'phone', 'travel', 'allowance', 'phone', 'sales'].map(chosen)).toEqual([
    '',
    '250',
    '400.50',
    '',
    '250',
    '',
  ])
  choose('Category', 'phone')
  choose('Category', 'session')
  expect(screen.getByRole('textbox', { name: /^Sessions/ })).toBeTruthy()
  expect(chosen('bonus')).toBe('')
})

it('leaves what was typed', () => {
  show()
  chosen('phone')
  type('275')
  expect(['travel', 'bonus', 'phone'].map(chosen)).toEqual(['275', '275', '275'])
  type('')
  expect(field().value).toBe('')
  expect(chosen('travel')).toBe('400.50')
})

it('suggests nothing for a correction', () => {
  show()
  expect(chosen('phone')).toBe('250')
  choose('Corrects', reversed.id)
  expect(field().value).toBe('')
  expect(chosen('travel')).toBe('')
  type('95')
  choose('Corrects', '')
  expect(field().value).toBe('95')
})
