import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import {
  documentsStanding,
  documentStanding,
  endingDocuments,
  isFileOfOther,
  withDocument,
  type StaffDocument,
} from './staffDocument'

const today = civil('2026-11-20')
const contract: StaffDocument = {
  ...{ id: 'd1', title: 'Contract', path: 'iron/staff/ravi/document-a.pdf' },
  ...{ expiresOn: null, addedOn: civil('2026-01-05') },
}
const owner = { gymId: 'iron', id: 'ravi', documents: [contract] }
const { addedOn: _, ...added } = { ...contract, id: 'd2', title: 'First aid', expiresOn: civil('2027-03-31') }

describe('an employee’s documents', () => {
  it('hold the one that is added, once, as of the day it came', () => {
    const documents = withDocument(owner, added, today)
    expect(documents).toEqual([contract, { ...added, addedOn: today }])
    if ('kind' in documents) return
    const later = withDocument(
      { ...owner, documents },
      { ...added, title: 'First aid, renewed' },
      civil('2026-12-01'),
    )
    expect(later).toEqual([contract, { ...added, title: 'First aid, renewed', addedOn: today }])
  })

  it.each([
    'iron/staff/meera/document-a.pdf',
    'ice/staff/ravi/document-a.pdf',
    'iron/staff/ravi/idProof-a.pdf',
    'https://elsewhere.test/a.pdf',
  ])('take no file of another place: %s', (path) => {
    expect(withDocument(owner, { ...added, path }, today)).toMatchObject({ kind: 'refused' })
  })

  it('are one file where it was added twice, which stays as long as one of them names it', () => {
    const again = { ...contract, id: 'd2', expiresOn: civil('2027-03-31') }
    const other = { ...contract, id: 'd3', path: 'iron/staff/ravi/document-b.pdf' }
    expect(isFileOfOther([contract, again, other], contract)).toBe(true)
    expect(isFileOfOther([contract, again, other], other)).toBe(false)
    expect(isFileOfOther([again, other], again)).toBe(false)
  })

  it('are thirty at the most', () => {
    const documents = Array.from({ length: 30 }, (_one, at) => ({ ...contract, id: `d${at}` }))
    expect(withDocument({ ...owner, documents }, { ...added, id: 'more' }, today)).toMatchObject({
      kind: 'refused',
    })
    expect(withDocument({ ...owner, documents }, { ...added, id: 'd3' }, today)).toHaveLength(30)
  })

  it.each([
    [null, 'holds'],
    ['2026-12-21', 'holds'],
    ['2026-12-20', 'expiring'],
    ['2026-11-20', 'expiring'],
    ['2026-11-19', 'expired'],
  ] as const)('until %s: %s', (date, standing) => {
    expect(documentStanding({ expiresOn: date && civil(date) }, today)).toBe(standing)
  })

  it('that have ended or are about to are named with whose they are, the first to end first', () => {
    const ends = (title: string, date: string | null) => ({
      ...contract,
      title,
      expiresOn: date === null ? null : civil(date),
    })
    const meera = { id: 'meera', name: 'Meera', documents: [ends('Licence', '2026-11-01')] }
    const ravi = {
      ...{ id: 'ravi', name: 'Ravi' },
      documents: [contract, ends('First aid', '2026-12-20'), ends('Insurance', '2026-12-21')],
    }
    expect(endingDocuments([ravi, meera], today)).toEqual([
      { staffId: 'meera', name: 'Meera', title: 'Licence', expiresOn: '2026-11-01' },
      { staffId: 'ravi', name: 'Ravi', title: 'First aid', expiresOn: '2026-12-20' },
    ])
  })

  it('stand as the worst of them does', () => {
    const of = (...dates: (string | null)[]) =>
      documentsStanding(
        dates.map((date) => ({ expiresOn: date === null ? null : civil(date) })),
        today,
      )
    expect([of(), of(null), of(null, '2026-12-01'), of('2026-12-01', '2026-01-01')]).toEqual([
      ...(['holds', 'holds', 'expiring', 'expired'] as const),
    ])
  })
})
