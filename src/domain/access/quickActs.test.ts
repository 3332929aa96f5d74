import { describe, expect, it } from 'vitest'
import { screenIds, screens } from './screens'
import { quickActsOf } from './quickActs'

describe('quick add (SPECIFICATION 2)', () => {
  it('opens the creation form of the members screen for a centre and its desk', () => {
    const addMember = { label: 'Add New Member', icon: 'pi-user-plus', to: '/members?new=true' }
    expect(quickActsOf('CLIENT')).toContainEqual(addMember)
    expect(quickActsOf('MANAGER')).toContainEqual(addMember)
  })

  it('opens the creation form of the leads screen for a centre and its desk', () => {
    const addLead = { label: 'Add New Lead', icon: 'pi-phone', to: '/leads?new=true' }
    expect(quickActsOf('CLIENT').map(({ label }) => label)).toEqual([
      'Add New Member',
      'Add New Lead',
      'Add New Expense',
    ])
    expect(quickActsOf('MANAGER')).toContainEqual(addLead)
  })

  it('opens the creation form of the expenses screen for the owner alone', () => {
    const addExpense = { label: 'Add New Expense', icon: 'pi-wallet', to: '/finance/expenses?new=true' }
    expect(quickActsOf('CLIENT')).toContainEqual(addExpense)
    expect(quickActsOf('MANAGER')).not.toContainEqual(addExpense)
  })

  it('is hidden for the super admin and empty for Sales', () => {
    expect(quickActsOf('ADMIN')).toEqual([])
    expect(quickActsOf('SALES')).toEqual([])
  })

  it('is the lead alone for a centre’s own Sales', () => {
    expect(quickActsOf('GYM_SALES').map(({ to }) => to)).toEqual(['/leads?new=true'])
  })

  it('leads to screens that exist only', () => {
    const paths: string[] = screenIds.map((id) => screens[id].path)
    for (const { to } of quickActsOf('CLIENT')) expect(paths).toContain(to.replace('?new=true', ''))
  })
})
