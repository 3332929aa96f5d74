// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { InvoiceCard } from './InvoiceCard'

afterEach(cleanup)

it.each([
  ['regular', 1],
  ['unregistered', 0],
  ['outsideIndia', 0],
] as const)('an invoice of a centre that is %s says its service code %i times', (taxRegime, times) => {
  const session = sessionAtIron(backendHolding({}), 'iron', {}, { taxRegime: 'outsideIndia' })
  renderAs(session, <InvoiceCard invoice={invoiceWith({ taxRegime })} member={null} />)
  expect(screen.queryAllByText('Service code (SAC)')).toHaveLength(times)
})
