// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { noPayRule, type PayRule } from '@/domain/staff/payRule'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { PayFields } from './PayFields'

afterEach(cleanup)

function PayForm({ rule }: { rule: Partial<PayRule> }) {
  const form = useForm({ defaultValues: { ...noPayRule, ...rule } })
  return (
    <FormProvider {...form}>
      <PayFields staff={null} />
    </FormProvider>
  )
}

const show = (rule: Partial<PayRule>) =>
  render(
    <SessionContext value={sessionAtIron(backendHolding({}), 'iron')}>
      <PayForm rule={rule} />
    </SessionContext>,
  )

it('says that a session is marked in and out, because one mark each would pay half of them', () => {
  show({ payBasis: 'session' })
  expect(screen.getByLabelText(/^Pay per session/)).toBeTruthy()
  expect(screen.getByText('Each visit is one session: mark in and out for each')).toBeTruthy()
})

it('asks for what the commission is reckoned by, for renewals too', () => {
  show({ commissionCategoryId: 'sales' })
  expect(screen.getByLabelText('Rate for renewals')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Amount a sale'))
  expect(screen.queryByLabelText('Commission rate')).toBeNull()
  expect(screen.getByLabelText(/^Amount per sale/)).toBeTruthy()
  expect(screen.getByLabelText('Amount per renewal')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Amount a head'))
  expect(screen.getByLabelText(/^Amount per head/)).toBeTruthy()
  expect(screen.getByText(/whom they trained on the last day of the month/)).toBeTruthy()
  expect(screen.queryByLabelText('Amount per renewal')).toBeNull()
})
