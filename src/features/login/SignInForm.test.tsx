// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { AppError } from '@/domain/shared/appError'
import { SignInForm } from './SignInForm'

type Attempt = { email: string; password: string }

function open(answer: (attempt: Attempt) => Promise<void>) {
  const attempts: Attempt[] = []
  function Page() {
    const [email, setEmail] = useState('')
    return (
      <SignInForm
        email={email}
        onEmailChange={setEmail}
        signIn={(address, password) => {
          attempts.push({ email: address, password })
          return answer({ email: address, password })
        }}
        onForgot={() => undefined}
        notice=""
        isOpening={false}
      />
    )
  }
  render(<Page />)
  return attempts
}

const emailInput = () => screen.getByLabelText<HTMLInputElement>('Email')
const passwordInput = () => screen.getByLabelText<HTMLInputElement>('Password')
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } })
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Sign in' }))

afterEach(cleanup)

describe('signing in', () => {
  it('begins in the email, and names what is missing without asking the server', () => {
    const attempts = open(() => Promise.resolve())
    expect(document.activeElement).toBe(emailInput())
    submit()
    expect(emailInput().getAttribute('aria-invalid')).toBe('true')
    screen.getByText('Enter your email')
    screen.getByText('Enter your password')
    type(emailInput(), 'iron@demo')
    submit()
    screen.getByText('Enter an email such as name@example.com')
    expect(attempts).toEqual([])
  })

  it('loses nothing typed when the credentials are wrong, and says what to do', async () => {
    const attempts = open(() => Promise.reject(new AppError('wrong-credentials', 'wrong')))
    type(emailInput(), 'iron@demo.test')
    type(passwordInput(), 'demo-1234')
    submit()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(
      'The email or the password is not right. Check both, or choose "Forgot password?".',
    )
    expect(attempts).toEqual([{ email: 'iron@demo.test', password: 'demo-1234' }])
    expect(emailInput().value).toBe('iron@demo.test')
    expect(passwordInput().value).toBe('demo-1234')
    expect(document.activeElement).toBe(passwordInput())
  })

  it('passes on why the account or the line does not let it through', async () => {
    const reasons = {
      'account-disabled': 'This account is disabled.',
      offline: 'There is no connection to the server.',
    } as const
    for (const [code, message] of Object.entries(reasons) as ['account-disabled' | 'offline', string][]) {
      open(() => Promise.reject(new AppError(code, message)))
      type(emailInput(), 'iron@demo.test')
      type(passwordInput(), 'demo-1234')
      submit()
      expect((await screen.findByRole('alert')).textContent).toBe(message)
      cleanup()
    }
  })

  it('sends one attempt however often it is pressed', async () => {
    const attempts = open(() => new Promise(() => undefined))
    type(emailInput(), 'iron@demo.test')
    type(passwordInput(), 'demo-1234')
    submit()
    submit()
    await waitFor(() => screen.getByRole('button', { name: 'Signing in' }))
    expect(attempts).toHaveLength(1)
  })

  it('shows and hides the password', () => {
    open(() => Promise.resolve())
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(passwordInput().type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(passwordInput().type).toBe('password')
  })
})
