// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { AppError } from '@/domain/shared/appError'
import { ResetForm } from './ResetForm'

function open(sendPasswordReset: (email: string) => Promise<void>) {
  render(
    <ResetForm
      email="nobody@demo.test"
      onEmailChange={() => undefined}
      sendPasswordReset={sendPasswordReset}
      onBack={() => undefined}
    />,
  )
  fireEvent.submit(screen.getByRole('form', { name: 'Set a new password' }))
}

afterEach(cleanup)

describe('a forgotten password', () => {
  it('is answered without telling whether the address has an account', async () => {
    open(() => Promise.resolve())
    expect((await screen.findByRole('status')).textContent).toContain('If nobody@demo.test has an account')
    screen.getByRole('button', { name: 'Send again' })
  })

  it('says when the mail could not be asked for', async () => {
    open(() => Promise.reject(new AppError('offline', 'There is no connection to the server.')))
    expect((await screen.findByRole('alert')).textContent).toBe('There is no connection to the server.')
  })
})
