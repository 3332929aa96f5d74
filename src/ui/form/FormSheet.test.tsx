// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { open, save, type Form, typeInto, valueOf } from './testSheet'

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
  typeInto(/Phone/, '98765 43210')
  save()
  expect(await screen.findByText('Enter the name')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/Name/))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('what is saved is what the schema makes of what was typed', async () => {
  const onSubmit = vi.fn((_: Form) => Promise.resolve())
  const onClose = vi.fn()
  open({ onSubmit, onClose })
  typeInto(/Phone/, '+91 98765 43210')
  typeInto(/Name/, '  Meera ')
  typeInto(/Date of birth/, '5-3-90')
  typeInto(/Fee/, '1,500.50')
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
  typeInto(/Phone/, '9876543210')
  typeInto(/Name/, 'Meera')
  fireEvent.keyDown(screen.getByLabelText(/Name/), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a date that is none stays as it was typed, with what to type instead', async () => {
  open()
  const field = screen.getByLabelText(/Date of birth/)
  typeInto(/Date of birth/, '31/02/1990')
  fireEvent.blur(field)
  expect(await screen.findByText('Enter a date like 31/01/1990')).toBeTruthy()
  expect(valueOf(/Date of birth/)).toBe('31/02/1990')
})

test('two presses before the first is answered send once', async () => {
  let answer = () => {}
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  const onClose = vi.fn()
  open({ onSubmit, onClose })
  typeInto(/Phone/, '9876543210')
  typeInto(/Name/, 'Meera')
  save()
  save()
  fireEvent.keyDown(screen.getByLabelText(/Name/), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  save()
  answer()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('an untouched form closes at once, a touched one asks first', async () => {
  const onClose = vi.fn()
  open({ onClose })
  typeInto(/Name/, 'Meera')
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

test('"Save and add another" saves, empties the form and begins at the first field', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  const onClose = vi.fn()
  open({ onSubmit, onClose, canAddAnother: true })
  typeInto(/Phone/, '9876543210')
  typeInto(/Name/, 'Meera')
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
  typeInto(/Phone/, '9876543210')
  typeInto(/Name/, 'Meera')
  save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  save()
  act(() => finish())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledOnce()
})
