// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { PersonContext } from '@/ui/person'
import { PackageAct } from '../PackageAct'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

/** Opens the change to a year of 12,000 for somebody who paid 3,000 for November to January; today is 20 November. */
function open(id: string, creditBalance: number) {
  const values = { templateId: 'yearly', mode: 'restart', basePrice: 12_000 }
  window.localStorage.setItem(`draft/iron/sales/${id}/change`, JSON.stringify({ at: Date.now(), values }))
  const currentPackage = packageWith({ basePrice: 3000, amount: 3000, paid: 3000 })
  const backend = backendHolding({
    [`members/${id}`]: { ...memberWith({ id, gymId: 'iron', currentPackage, creditBalance }) },
    'memberPackages/yearly': {
      ...templateWith({
        ...{ id: 'yearly', gymId: 'iron', name: 'Yearly', nameLower: 'yearly' },
        ...{ price: 12_000, duration: 1, durationType: 'Year' },
      }),
    },
  })
  render(
    <MemoryRouter>
      <SessionContext value={sessionAtIron(backend, 'iron')}>
        <PersonContext value="iron">
          <PackageAct act="change" memberId={id} onClose={() => undefined} />
        </PersonContext>
      </SessionContext>
    </MemoryRouter>,
  )
}

const rowOf = (label: string) => screen.getByText(label).closest('div')?.textContent ?? ''

it('says what the unused days pay of a change, and apart from it what the member had before', async () => {
  open('change-with-credit', 500)
  await screen.findByText('Credit for 73 of 92 days')
  expect(rowOf('Credit for 73 of 92 days')).toContain('2,380.43')
  expect(rowOf('From credit')).toContain('500')
  expect(rowOf('To pay')).toContain('9,119.57')
})

it('speaks of no earlier credit where there is none', async () => {
  open('change-without-credit', 0)
  await screen.findByText('Credit for 73 of 92 days')
  expect(rowOf('Credit for 73 of 92 days')).toContain('2,380.43')
  expect(screen.queryByText('From credit')).toBeNull()
})
