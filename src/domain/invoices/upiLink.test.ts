import { expect, it } from 'vitest'
import { upiLinkOf } from './upiLink'

const request = {
  vpa: 'irongym@okhdfcbank',
  name: 'Iron Gym',
  amount: 1796,
  note: 'Invoice IRN/26-27/000123',
  reference: 'INV8f3k2',
}

it('is the example of DOMAIN 5.1', () => {
  expect(upiLinkOf(request)).toBe(
    'upi://pay?pa=irongym@okhdfcbank&pn=Iron%20Gym&am=1796.00&cu=INR&tn=Invoice%20IRN%2F26-27%2F000123&tr=INV8f3k2',
  )
})

it('asks for the exact balance, to the paisa', () => {
  expect(upiLinkOf({ ...request, amount: 0.1 + 0.2 })).toContain('&am=0.30&')
})

it('is not offered without an address or with nothing to pay', () => {
  expect(upiLinkOf({ ...request, vpa: '' })).toBeNull()
  expect(upiLinkOf({ ...request, amount: 0 })).toBeNull()
})

it('keeps to the lengths and signs that apps accept', () => {
  const link = upiLinkOf({
    ...request,
    name: "Tom & Jerry's (Gym)",
    note: 'é'.repeat(80),
    reference: 'a-b_'.repeat(30),
  })
  const fields = new URLSearchParams(link?.split('?')[1])
  expect(link).toContain('pn=Tom%20%26%20Jerry%27s%20%28Gym%29')
  expect([...(fields.get('tn') ?? '')]).toHaveLength(50)
  expect(fields.get('tr')).toMatch(/^[a-z]{35}$/)
})
