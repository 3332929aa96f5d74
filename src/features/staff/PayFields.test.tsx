// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { noPayRule } from '@/domain/staff/payRule'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { PayFields } from './PayFields'

afterEach(cleanup)

function PayForm() {
  const form = useForm({ defaultValues: { ...noPayRule, payBasis: 'session' } })
  return (
    <FormProvider {...form}>
      <PayFields staff={null} />
    </FormProvider>
  )
}

it('says that a session is marked in and out, because one mark each would pay half of them', () => {
  render(
    <SessionContext value={sessionAtIron(backendHolding({}), 'iron')}>
      <PayForm />
    </SessionContext>,
  )
  expect(screen.getByLabelText(/^Pay per session/)).toBeTruthy()
  expect(screen.getByText('Each visit is one session: mark in and out for each')).toBeTruthy()
})
