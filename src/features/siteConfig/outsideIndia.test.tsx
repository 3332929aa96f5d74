// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { PaymentsSection } from './PaymentsSection'
import { PrivacySection } from './PrivacySection'

afterEach(cleanup)

const at = (preference: Record<string, unknown>) =>
  sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron', {}, preference)
const zealand = { locale: 'en-NZ', currency: 'NZD', taxRegime: 'outsideIndia' }

it.each([
  [{}, 1],
  [zealand, 0],
  [{ ...zealand, upiId: 'iron@bank' }, 1],
])('with %j a UPI ID is asked for %i times: it pays in rupees (PRODUCT 2.R)', (preference, times) => {
  renderAs(at(preference), <PaymentsSection />)
  expect(screen.queryAllByLabelText(/^UPI ID/)).toHaveLength(times)
})

it('the default of the greatest amount is grouped as the centre writes numbers (PRODUCT 2.R)', () => {
  renderAs(at(zealand), <PaymentsSection />)
  screen.getByText(/Default: 10,000,000\./)
  cleanup()
  renderAs(at({}), <PaymentsSection />)
  screen.getByText(/Default: 1,00,00,000\./)
})

it.each([
  [{ taxRegime: 'regular', gstin: '23ABCDE1234F1Z5' }, 1],
  [zealand, 0],
])('with %j the returns of India are listed %i times (PRODUCT 2.R)', (preference, times) => {
  renderAs(at(preference), <PrivacySection />)
  expect(screen.queryAllByText('GSTR-1')).toHaveLength(times)
  screen.getByText('Expense categories')
})
