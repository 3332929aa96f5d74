import { describe, expect, it } from 'vitest'
import { arrange, type View } from '@/domain/shared/arrange'
import { civil } from '@/domain/shared/civilDate'
import { staffSchema, type Staff } from '@/domain/staff/staff'
import { ENDING, staffViews } from './staffViews'

const employee = (id: string, fields: Partial<Staff> = {}) =>
  staffSchema.parse({ id, gymId: 'g1', name: id, nameLower: id.toLowerCase(), role: 'Manager', ...fields })

const usual = { tab: 'active', q: '', sort: { by: 'name', direction: 'asc' }, filters: {} } as const
type Shown = Partial<View<'active' | 'deactivated' | 'deleted', 'name' | 'joined', 'role' | 'documents'>>
const idsOf = (rows: readonly Staff[], view: Shown = {}) =>
  arrange(rows, { ...usual, ...view }, staffViews(civil('2026-11-20'))).map(({ id }) => id)

describe('the staff list (PRODUCT 4.10)', () => {
  const rows = [
    employee('Ravi', { joiningDate: civil('2026-01-05') }),
    employee('Asha', { role: 'Sales', joiningDate: civil('2026-03-01') }),
    employee('Gopal', { isActive: false }),
    employee('Divya', { isActive: false, deleted: true }),
    employee('Deleted while active', { deleted: true }),
  ]

  it('shows who is active, who was deactivated, and who was deleted whatever they were before', () => {
    expect(idsOf(rows)).toEqual(['Asha', 'Ravi'])
    expect(idsOf(rows, { tab: 'deactivated' })).toEqual(['Gopal'])
    expect(idsOf(rows, { tab: 'deleted' })).toEqual(['Deleted while active', 'Divya'])
  })

  it('narrows by role, and orders by name or joining, also while something is searched', () => {
    expect(idsOf(rows, { filters: { role: 'Sales' } })).toEqual(['Asha'])
    expect(idsOf(rows, { sort: { by: 'joined', direction: 'desc' } })).toEqual(['Asha', 'Ravi'])
    expect(idsOf(rows, { sort: { by: 'name', direction: 'desc' }, q: 'a' })).toEqual(['Asha'])
  })

  it('narrows to those who do not sign in, and to documents that end', () => {
    const paper = (expiresOn: string | null) => ({
      ...{ id: 'd', title: 'First aid', path: 'g1/staff/x/document-1.pdf', addedOn: null },
      expiresOn: expiresOn === null ? null : civil(expiresOn),
    })
    const some = [
      employee('Kamla', { signsIn: false, role: null, documents: [paper(null)] }),
      employee('Bhola', { documents: [paper('2026-12-01'), paper('2026-11-19')] }),
      employee('Usha', { documents: [paper('2026-12-01')] }),
    ]
    expect(idsOf(some, { filters: { role: 'none' } })).toEqual(['Kamla'])
    expect(idsOf(some, { filters: { documents: 'expired' } })).toEqual(['Bhola'])
    expect(idsOf(some, { filters: { documents: 'expiring' } })).toEqual(['Usha'])
    expect(idsOf(some, { filters: { documents: ENDING } })).toEqual(['Bhola', 'Usha'])
  })

  const pooja = employee('Pooja Malviya', { phone: '+91 98765 43210', empId: 'IHF-01' })

  it.each(['poo', 'Malv', 'pooja mal', '3210', '98765 4', '+91 98765', 'ihf-0', '  '])(
    'finds an employee by "%s"',
    (q) => expect(idsOf([pooja], { q })).toEqual([pooja.id]),
  )

  it.each(['ooja', 'viya', '321', '99999', '01'])('does not find her by "%s"', (q) =>
    expect(idsOf([pooja], { q })).toEqual([]),
  )
})
