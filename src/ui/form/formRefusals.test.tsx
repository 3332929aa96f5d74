// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useWatch } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { PersonContext } from '../person'
import { FieldProblem } from './FieldProblem'
import { FormSheet } from './FormSheet'
import { MoneyField } from './NumberField'
import { TextField } from './TextField'
import { open, save, typeInto, valueOf } from './testSheet'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

test('a failure is said on top and nothing typed is lost', async () => {
  const onClose = vi.fn()
  open({ onSubmit: () => Promise.reject(new Error('The connection was lost. Save again.')), onClose })
  typeInto(/Phone/, '9876543210')
  typeInto(/Name/, 'Meera')
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost. Save again.')
  expect(valueOf(/Name/)).toBe('Meera')
  expect(onClose).not.toHaveBeenCalled()
})

test('a refusal of the domain is said like a failure', async () => {
  open({ onSubmit: () => Promise.resolve({ kind: 'refused', reason: 'This member is frozen.' }) })
  typeInto(/Phone/, '9876543210')
  typeInto(/Name/, 'Meera')
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('This member is frozen.')
})

test('a fault that one field has is said there', async () => {
  open({ onSubmit: () => Promise.reject(new FieldProblem('phone', 'Asha Rao has this phone')) })
  typeInto(/Phone/, '9876543210')
  typeInto(/Name/, 'Meera')
  save()
  expect(await screen.findByText('Asha Rao has this phone')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText(/Phone/))
})

const paid = z.object({
  payments: z.array(z.object({ amount: z.number().nullable() })),
  price: z.number(),
  code: z.string(),
})

function openPaid(refusal: { reason: string; field?: string }) {
  const onClose = vi.fn()
  render(
    <PersonContext value="asha">
      <FormSheet
        title="Sell a package"
        schema={paid}
        defaults={{ payments: [{ amount: null }, { amount: null }], price: 900, code: '' }}
        submitLabel="Sell"
        onSubmit={() => Promise.resolve({ kind: 'refused', ...refusal })}
        onClose={onClose}
      >
        <MoneyField name="payments.0.amount" label="First amount" />
        <MoneyField name="payments.1.amount" label="Second amount" />
        <MoneyField name="price" label="Price" isDisabled />
      </FormSheet>
    </PersonContext>,
  )
  typeInto(/Second amount/, '700')
  fireEvent.click(screen.getByRole('button', { name: 'Sell' }))
  return onClose
}

test('a refusal that names the field of a row is said there, and nothing typed is lost', async () => {
  const onClose = openPaid({ reason: 'Only ₹500 is due.', field: 'payments.1.amount' })
  expect(await screen.findByText('Only ₹500 is due.')).toBeTruthy()
  const field = screen.getByLabelText(/Second amount/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(valueOf(/Second amount/)).toBe('700')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test.each(['code', 'payments.2.amount', 'nothing'])(
  'a refusal about what the form does not show is said on top: %s',
  async (field) => {
    openPaid({ reason: 'Used up.', field })
    expect((await screen.findByRole('alert')).textContent).toContain('Used up.')
    fireEvent.click(screen.getByRole('button', { name: 'Sell' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Used up.')
  },
)

test('a fault at a field that the form does not show is said on top, at every press', async () => {
  let presses = 0
  open({ onSubmit: () => Promise.reject(new FieldProblem('nothing', `Used up ${(presses += 1)}.`)) })
  typeInto(/Phone/, '9876543210')
  typeInto(/Name/, 'Meera')
  for (const said of ['Used up 1.', 'Used up 2.']) {
    save()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(said))
  }
  expect(valueOf(/Name/)).toBe('Meera')
})

test('a refusal about a field nobody may type in stands there and on top', async () => {
  openPaid({ reason: 'Monthly costs ₹1,000.', field: 'price' })
  expect((await screen.findByRole('alert')).textContent).toContain('Monthly costs ₹1,000.')
  expect(screen.getByLabelText(/Price/).getAttribute('aria-invalid')).toBe('true')
})

const cheque = z.object({
  rows: z.array(z.object({ paidBy: z.string(), date: z.string().max(2, 'Enter a date like 31/01') })),
  note: z.string().max(3, 'At most 3 characters'),
})

function Row() {
  const paidBy = useWatch<z.input<typeof cheque>, 'rows.0.paidBy'>({ name: 'rows.0.paidBy' })
  return (
    <>
      <TextField name="rows.0.paidBy" label="Paid by" />
      {paidBy === 'Cheque' && <TextField name="rows.0.date" label="Date on the cheque" />}
    </>
  )
}

function openCheque(note = '') {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(
    <PersonContext value="asha">
      <FormSheet
        title="Collect"
        schema={cheque}
        defaults={{ rows: [{ paidBy: 'Cheque', date: '' }], note }}
        submitLabel="Collect"
        onSubmit={onSubmit}
        onClose={() => undefined}
      >
        <Row />
      </FormSheet>
    </PersonContext>,
  )
  return onSubmit
}
const collect = () => fireEvent.click(screen.getByRole('button', { name: 'Collect' }))

test('what is wrong with a field that is drawn no longer is said on top, with its label', async () => {
  const onSubmit = openCheque()
  typeInto(/Date on the cheque/, '12/1')
  typeInto(/Paid by/, 'UPI')
  collect()
  const said = 'Date on the cheque: Enter a date like 31/01'
  expect((await screen.findByRole('alert')).textContent).toContain(said)
  expect(onSubmit).not.toHaveBeenCalled()
  typeInto(/Paid by/, 'Cheque')
  collect()
  await screen.findByText('Enter a date like 31/01')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('what is wrong with a field that was never drawn is said on top', async () => {
  openCheque('too long')
  collect()
  expect((await screen.findByRole('alert')).textContent).toContain('At most 3 characters')
})
