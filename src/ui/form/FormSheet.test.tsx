// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { FeedbackHost } from '../feedback/FeedbackHost'
import { PersonContext } from '../person'
import { DateField } from './DateField'
import { dropAllDrafts } from './draft'
import { FieldProblem } from './FieldProblem'
import { FormSheet } from './FormSheet'
import { MoneyField } from './NumberField'
import { PhoneField } from './PhoneField'
import { TextField } from './TextField'

const schema = z.object({
  phone: z.string().regex(/^\d{10}$/, 'Enter a phone number of 10 digits'),
  name: z.string().trim().min(1, 'Enter the name'),
  dob: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date like 31/01/1990')
    .nullable(),
  fee: z.number('Enter the fee').nullable(),
})
type Form = z.output<typeof schema>

const empty: z.input<typeof schema> = { phone: '', name: '', dob: null, fee: null }

type Options = {
  onSubmit?: (form: Form) => Promise<unknown>
  onClose?: () => void
  canAddAnother?: boolean
  defaults?: z.input<typeof schema>
}

function open({
  onSubmit = () => Promise.resolve(),
  onClose = () => {},
  canAddAnother = false,
  defaults = empty,
}: Options = {}) {
  return render(
    <PersonContext value="asha">
      <FormSheet
        title="New member"
        schema={schema}
        defaults={defaults}
        draftKey="members/new"
        submitLabel="Add member"
        canAddAnother={canAddAnother}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <PhoneField name="phone" label="Phone" isRequired autoFocus />
        <TextField name="name" label="Name" isRequired />
        <DateField name="dob" label="Date of birth" />
        <MoneyField name="fee" label="Fee" />
      </FormSheet>
      <FeedbackHost />
    </PersonContext>,
  )
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Add member' }))

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

test('the first field has the focus', () => {
  open()
  expect(document.activeElement).toBe(screen.getByLabelText(/Phone/))
})

test('an error stands at its field once the field is left', async () => {
  open()
  fireEvent.blur(screen.getByLabelText(/Phone/))
  expect(await screen.findByText('Enter a phone number of 10 digits')).toBeTruthy()
  expect(screen.getByLabelText(/Phone/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Enter the name')).toBeNull()
})

test('saving with faults saves nothing and goes to the first of them', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  open({ onSubmit })
  type(/Phone/, '98765 43210')
  save()
  expect(await screen.findByText('Enter the name')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/Name/))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('what is saved is what the schema makes of what was typed', async () => {
  const onSubmit = vi.fn((_: Form) => Promise.resolve())
  const onClose = vi.fn()
  open({ onSubmit, onClose })
  type(/Phone/, '+91 98765 43210')
  type(/Name/, '  Meera ')
  type(/Date of birth/, '5-3-90')
  type(/Fee/, '1,500.50')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    phone: '9876543210',
    name: 'Meera',
    dob: '1990-03-05',
    fee: 1500.5,
  })
})

test('Ctrl+Enter saves from inside a field', async () => {
  const onClose = vi.fn()
  open({ onClose })
  type(/Phone/, '9876543210')
  type(/Name/, 'Meera')
  fireEvent.keyDown(screen.getByLabelText(/Name/), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a date that is none stays as it was typed, with what to type instead', async () => {
  open()
  const field = screen.getByLabelText(/Date of birth/)
  type(/Date of birth/, '31/02/1990')
  fireEvent.blur(field)
  expect(await screen.findByText('Enter a date like 31/01/1990')).toBeTruthy()
  expect(valueOf(/Date of birth/)).toBe('31/02/1990')
})

test('a failure is said on top and nothing typed is lost', async () => {
  const onClose = vi.fn()
  open({ onSubmit: () => Promise.reject(new Error('The connection was lost. Save again.')), onClose })
  type(/Phone/, '9876543210')
  type(/Name/, 'Meera')
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost. Save again.')
  expect(valueOf(/Name/)).toBe('Meera')
  expect(onClose).not.toHaveBeenCalled()
})

test('a refusal of the domain is said like a failure', async () => {
  open({ onSubmit: () => Promise.resolve({ kind: 'refused', reason: 'This member is frozen.' }) })
  type(/Phone/, '9876543210')
  type(/Name/, 'Meera')
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('This member is frozen.')
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
  type(/Second amount/, '700')
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

test('a refusal about a field nobody may type in stands there and on top', async () => {
  openPaid({ reason: 'Monthly costs ₹1,000.', field: 'price' })
  expect((await screen.findByRole('alert')).textContent).toContain('Monthly costs ₹1,000.')
  expect(screen.getByLabelText(/Price/).getAttribute('aria-invalid')).toBe('true')
})

test('two presses before the first is answered send once', async () => {
  let answer = () => {}
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  const onClose = vi.fn()
  open({ onSubmit, onClose })
  type(/Phone/, '9876543210')
  type(/Name/, 'Meera')
  save()
  save()
  fireEvent.keyDown(screen.getByLabelText(/Name/), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  save()
  answer()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a fault that one field has is said there', async () => {
  open({ onSubmit: () => Promise.reject(new FieldProblem('phone', 'Asha Rao has this phone')) })
  type(/Phone/, '9876543210')
  type(/Name/, 'Meera')
  save()
  expect(await screen.findByText('Asha Rao has this phone')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/Phone/))
})

test('an untouched form closes at once, a touched one asks first', async () => {
  const onClose = vi.fn()
  open({ onClose })
  type(/Name/, 'Meera')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(await screen.findByRole('heading', { name: 'Discard changes?' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Discard changes?' })).toBeNull())
  expect(onClose).not.toHaveBeenCalled()

  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  cleanup()

  const second = vi.fn()
  open({ onClose: second })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(second).toHaveBeenCalledOnce())
})

test('what was typed and not saved comes back, and can be let go', async () => {
  vi.useFakeTimers()
  open()
  type(/Name/, 'Meera')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  cleanup()

  open()
  await waitFor(() => expect(valueOf(/Name/)).toBe('Meera'))
  expect(screen.getByText(/did not save/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Start afresh' }))
  await waitFor(() => expect(valueOf(/Name/)).toBe(''))
  expect(window.localStorage).toHaveLength(0)
})

test('what was typed just before the form goes away comes back too', async () => {
  open()
  type(/Name/, 'Meera')
  cleanup()
  open()
  await waitFor(() => expect(valueOf(/Name/)).toBe('Meera'))
})

test.each(['in the pause', 'after the pause', 'in another visit'])(
  'what was typed back to what is stored leaves no draft: %s',
  async (when) => {
    vi.useFakeTimers()
    open()
    type(/Name/, 'Meera')
    if (when !== 'in the pause') await act(() => vi.advanceTimersByTimeAsync(1_000))
    if (when === 'in another visit') {
      cleanup()
      open()
      expect(valueOf(/Name/)).toBe('Meera')
    }
    type(/Name/, '')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(window.localStorage).toHaveLength(0)
    type(/Name/, 'M')
    type(/Name/, '')
    cleanup()
    expect(window.localStorage).toHaveLength(0)
    vi.useRealTimers()
  },
)

test('a form that nobody has typed into leaves the draft of another window', () => {
  open()
  window.localStorage.setItem('draft/asha/members/new', '{}')
  fireEvent.blur(screen.getByLabelText(/Phone/))
  cleanup()
  expect(window.localStorage).toHaveLength(1)
})

test('what comes back is what was typed, beside what somebody else saved meanwhile', async () => {
  open()
  type(/Phone/, '9876543210')
  cleanup()
  open({ defaults: { ...empty, name: 'Asha' } })
  await waitFor(() => expect(valueOf(/Phone/)).toContain('98765'))
  expect(valueOf(/Name/)).toBe('Asha')
})

test('what was open when its person signed out leaves no draft', () => {
  open()
  type(/Name/, 'Meera')
  dropAllDrafts()
  cleanup()
  expect(window.localStorage).toHaveLength(0)
})

test('what is discarded before it was kept leaves no draft', async () => {
  vi.useFakeTimers()
  const onClose = vi.fn()
  open({ onClose })
  type(/Name/, 'Meera')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  expect(onClose).toHaveBeenCalledOnce()
  expect(window.localStorage).toHaveLength(0)
})

test('a saved form leaves no draft', async () => {
  const onClose = vi.fn()
  open({ onClose })
  type(/Phone/, '9876543210')
  type(/Name/, 'Meera')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(window.localStorage).toHaveLength(1)
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(window.localStorage).toHaveLength(0)
})

test('"Save and add another" saves, empties the form and begins at the first field', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  const onClose = vi.fn()
  open({ onSubmit, onClose, canAddAnother: true })
  type(/Phone/, '9876543210')
  type(/Name/, 'Meera')
  fireEvent.click(screen.getByRole('button', { name: 'Save and add another' }))
  await waitFor(() => expect(valueOf(/Name/)).toBe(''))
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByLabelText(/Phone/))
})

test('a second press while it is being saved saves nothing twice', async () => {
  let finish = () => {}
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const onClose = vi.fn()
  open({ onSubmit, onClose })
  type(/Phone/, '9876543210')
  type(/Name/, 'Meera')
  save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  save()
  act(() => finish())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledOnce()
})
