// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { settingsOf } from '@/domain/gyms/settings'
import { templateWith } from '@/domain/packages/fixtures'
import { gstinCheckDigit } from '@/domain/tax/gstin'
import { liveCache } from '@/live/liveCache'
import { cellsOf } from '@/plots/fixtures'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { taxFormOf, type TaxForm } from './taxForm'
import { TaxPreview } from './TaxPreview'

afterEach(() => {
  cleanup()
  liveCache.clear()
})

/** A centre that collects no tax. */
const preference = { taxRegime: 'unregistered', taxInclusive: false, invoicePrefix: 'IRN' }
const digits = '23ABCDE1234F1Z'
const registered: Partial<TaxForm> = {
  taxRegime: 'regular',
  gstin: `${digits}${gstinCheckDigit(digits)}`,
}

const template = (id: string, price: number, isActive = true) => ({
  [`memberPackages/${id}`]: templateWith({ id, gymId: 'iron', name: id, nameLower: id, price, isActive }),
})

function Typed({ typed }: { typed: Partial<TaxForm> }) {
  const defaultValues = { ...taxFormOf(settingsOf(preference, 'GYM'), 'GYM'), ...typed }
  return (
    <FormProvider {...useForm<TaxForm>({ defaultValues })}>
      <TaxPreview />
    </FormProvider>
  )
}

/** What is said before the form is saved; null where nothing changes for anybody. */
function preview(typed: Partial<TaxForm>) {
  const held = { ...template('Monthly', 1000), ...template('Yearly', 9000), ...template('Old', 500, false) }
  const session = sessionAtIron(backendHolding(held), 'iron')
  if (session.state.status === 'signedIn' && session.state.gym.status === 'ready')
    session.state.gym.info.preference = preference
  render(
    <SessionContext value={session}>
      <Typed typed={typed} />
    </SessionContext>,
  )
  return screen.queryByRole('region', { name: 'What this changes' })
}

const rowsOf = (region: HTMLElement | null) =>
  region && cellsOf(within(region).getByRole('table')).map((cells) => cells.join(' '))

it('a centre that registers for GST sees what each package costs from then on, before it saves', () => {
  const region = preview(registered)
  expect(region?.textContent).toContain('This changes what 2 packages cost from now on.')
  expect(rowsOf(region)).toEqual([
    'Package Member pays now Then Of it GST',
    'Monthly ₹1,000.00 ₹1,050.00 ₹50.00',
    'Yearly ₹9,000.00 ₹9,450.00 ₹450.00',
  ])
})

it('and one whose prices include it how much of each is tax', () => {
  expect(rowsOf(preview({ ...registered, taxInclusive: true }))?.slice(1)).toEqual([
    'Monthly ₹1,000.00 ₹1,000.00 ₹47.62',
    // Two halves of ₹214.29.
    'Yearly ₹9,000.00 ₹9,000.00 ₹428.58',
  ])
})

it('nothing is said where nothing changes for anybody', () => {
  expect(preview({ invoicePrefix: 'SUN' })).toBeNull()
})
