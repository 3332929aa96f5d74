// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { ExpenseFields } from './ExpenseFields'
import { emptySheet, type TypedSheet } from './expenseSheet'

afterEach(cleanup)

function Sheet({ date }: { date: string }) {
  const form = useForm<TypedSheet>({ defaultValues: { ...emptySheet(civil('2026-11-20'), 'Cash'), date } })
  return (
    <FormProvider {...form}>
      <ExpenseFields categories={[]} learned={new Map()} bill="" />
    </FormProvider>
  )
}

function hintOn(date: string, preference: Record<string, unknown>): string {
  const { backend } = scriptedBackend(scriptedAuth().port)
  renderAs(sessionAtIron(backend, 'iron', {}, preference), <Sheet date={date} />)
  const field = screen.getByLabelText(/^Tax in the amount/)
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  cleanup()
  return hint ?? ''
}

it('says at the tax of an expense that it can’t be claimed back at 5 % GST, and nowhere else (PRODUCT 4.17)', () => {
  const registered = { taxRegime: 'regular', gstin: '23AABCI1234F1Z9' }
  const words = 'You can’t claim it back while you charge 5 % GST'
  expect(hintOn('2026-11-20', registered)).toContain(words)
  expect(hintOn('', registered)).toContain(words)
  expect(hintOn('2025-09-21', registered)).toBe('As on the bill. Leave blank for none')
  expect(hintOn('2026-11-20', { taxRegime: 'unregistered' })).toBe('As on the bill. Leave blank for none')
})
