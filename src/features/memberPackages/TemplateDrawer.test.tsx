// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { settingsOf } from '@/domain/gyms/settings'
import { templateWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { OldRate, TemplateDrawer } from './TemplateDrawer'
import { templateColumns } from './templateColumns'
import { useTemplateActs } from './useTemplateActs'

afterEach(cleanup)

const ground = {
  settings: settingsOf({ taxRegime: 'regular', gstin: '23AAACI1234A1Z5' }, 'GYM'),
  type: 'GYM' as const,
  today: civil('2026-11-20'),
}
const show = (taxRate: number | null, correct?: () => void) =>
  render(<OldRate template={templateWith({ taxRate })} ground={ground} correct={correct} />)
const stateOf = (taxRate: number | null) => {
  const column = templateColumns(ground, null).find(({ id }) => id === 'state')
  return render(<>{column?.cell(templateWith({ taxRate }))}</>).container.textContent
}

describe('a package with a tax rate that the law has replaced (DOMAIN 2.1)', () => {
  it('is flagged in the list, and one with the rate in force, or another, is not', () => {
    expect([18, 5, 12, null].map(stateOf)).toEqual(['Old tax rate', 'On sale', 'On sale', 'On sale'])
  })

  it('says which rate replaced it and when', () => {
    show(18)
    expect(screen.getByRole('note').textContent).toContain('GST of 18 % was replaced by 5 % on 22 Sep, 2025.')
  })

  it('is corrected by who may edit packages', () => {
    show(18)
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    let corrected = 0
    show(18, () => (corrected += 1))
    screen.getByRole('button', { name: 'Use the rate in force' }).click()
    expect(corrected).toBe(1)
  })

  it('says nothing of any other', () => {
    show(5)
    expect(screen.queryByRole('note')).toBeNull()
  })
})

const nothing = () => undefined
const list = { close: nothing, openNext: undefined, openPrevious: undefined, edit: nothing }

function Opened() {
  const acts = useTemplateActs()
  const template = templateWith({ sac: '999723' })
  return <TemplateDrawer {...{ template, list, acts }} holders={null} isLoading={false} mayEdit={false} />
}

it.each([
  ['regular', 1],
  ['outsideIndia', 0],
])('a package of a centre that is %s shows its service code %i times (PRODUCT 2.R)', (taxRegime, times) => {
  const preference = { taxRegime, gstin: '23AAACI1234A1Z5' }
  renderAs(sessionAtIron(backendHolding({}), 'iron', {}, preference), <Opened />)
  expect(screen.queryAllByText('999723')).toHaveLength(times)
})
