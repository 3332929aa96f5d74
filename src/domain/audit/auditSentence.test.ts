import { describe, expect, it } from 'vitest'
import { actNames } from '@/domain/acts/actNames'
import { actsOfKind, auditActs, auditKinds, MOST_ACTS_ASKED, type AuditKind } from './auditActs'
import { actSubjects, auditedCollections } from './auditedCollections'
import { auditEntrySchema } from './auditEntry'
import { recordOf } from './auditedRecord'
import { auditSentence } from './auditSentence'

const line = (fields: object) =>
  auditEntrySchema.parse({
    ...{ id: 'a', gymId: 'iron', at: new Date('2026-11-20T06:00:00Z'), by: 'iron', byRole: 'CLIENT' },
    ...{ act: 'gym.update', collection: 'gyms', documentId: 'iron' },
    ...fields,
  })
const write = (_field: string, value: unknown) => String(value)
const said = (fields: object, name = '') => auditSentence(line(fields), name, write)
const value = (field: string, before: unknown, after: unknown) => ({ field, before, after })
const onMember = { collection: 'members', documentId: 'm1' }
const onInvoice = { collection: 'invoices', documentId: 'i1' }

describe('a line of the audit log as a sentence', () => {
  it('names the act and the record, or says what kind of record it was', () => {
    expect(said({ act: 'member.renew', ...onMember }, 'Asha Rao')).toBe('Renewed Asha Rao’s package')
    expect(said({ act: 'member.renew', ...onMember })).toBe('Renewed a member’s package')
    expect(said({ act: 'invoice.refund', ...onInvoice }, 'IRN/26-27/000123 of Asha Rao')).toBe(
      'Refunded a payment on invoice IRN/26-27/000123 of Asha Rao',
    )
  })

  it('says what a setting was and is', () => {
    const graceDays = { before: ['preference.graceDays'], after: ['preference.graceDays'] }
    expect(said({ ...graceDays, values: [value('preference.graceDays', 3, 5)] })).toBe(
      'Changed Days of grace from 3 to 5',
    )
    expect(said({ after: ['preference.upiId'] })).toBe('Changed UPI ID')
    const upiId = value('preference.upiId', 'iron@bank', 'else@bank')
    expect(said({ after: ['preference.upiId'], values: [upiId] })).toBe(
      'Changed UPI ID from iron@bank to else@bank',
    )
    const terms = value('preference.invoiceTerms', '', 'No refunds. '.repeat(20))
    expect(said({ after: ['preference.invoiceTerms'], values: [terms] })).toBe('Changed Terms on invoices')
    expect(said({ after: ['city', 'name'] })).toBe('Changed city and name')
    expect(said({ after: ['city', 'name', 'phone', 'state'] })).toBe('Changed 4 settings')
  })

  it('names the fields of a record, and never a value that the log does not keep', () => {
    expect(said({ act: 'member.update', ...onMember, after: ['phone'] }, 'Asha Rao')).toBe(
      'Changed phone of Asha Rao',
    )
    const price = { collection: 'memberPackages', after: ['price'], values: [value('price', 999, 1099)] }
    expect(said({ act: 'memberPackage.update', ...price }, 'Monthly')).toBe(
      'Changed price of package Monthly from 999 to 1099',
    )
  })

  it('names a centre that is gone by its line, and what the platform sells by its record', () => {
    const gone = { act: 'gym.delete', before: ['name'] }
    expect(said({ ...gone, values: [value('name', 'Iron House', null)] })).toBe(
      'Deleted the centre Iron House',
    )
    expect(said(gone)).toBe('Deleted the centre')
    const price = { collection: 'gymRegPackages', after: ['price'], values: [value('price', 999, 1299)] }
    expect(said({ act: 'registrationPackage.update', ...price }, 'Studio')).toBe(
      'Changed price of registration package Studio from 999 to 1299',
    )
  })

  it('tells what was put away or brought back as such', () => {
    const deleted = (is: boolean) => ({ after: ['deleted'], values: [value('deleted', !is, is)] })
    expect(said({ act: 'member.update', ...onMember, ...deleted(true) }, 'Asha Rao')).toBe('Deleted Asha Rao')
    expect(said({ act: 'member.update', ...onMember, ...deleted(false) }, 'Asha Rao')).toBe(
      'Brought back Asha Rao',
    )
  })

  it('says how much came in, where the balance went down by it', () => {
    const due = (before: number, after: number) => ({ values: [value('due', before, after)] })
    const collected = (values: object) => said({ act: 'invoice.collect', ...onInvoice, ...values })
    expect(collected(due(5000, 3000.5))).toBe('Collected 1999.5 on an invoice')
    expect(collected(due(5000, 5000))).toBe('Collected a payment on an invoice')
  })

  it('counts the rows of an export', () => {
    const exported = { act: 'members.export', collection: 'exports', documentId: 'k' }
    expect(said({ ...exported, values: [value('rows', null, 412)] })).toBe('Exported members (412 rows)')
  })

  it('names a device once', () => {
    const onDevice = { collection: 'biometricDevices', documentId: 'SN1' }
    expect(said({ act: 'device.register', ...onDevice }, 'Front door')).toBe('Registered device Front door')
    expect(said({ act: 'device.newSecret', ...onDevice })).toBe('Gave a device another secret')
  })

  it('tells an act of a later version by its record', () => {
    expect(said({ act: 'member.teleport', ...onMember }, 'Asha Rao')).toBe('Changed Asha Rao')
  })
})

describe('the table of acts', () => {
  it('has a sentence for every act on money and for everything that pages write', () => {
    for (const act of actNames)
      expect(
        Object.values(actSubjects).some((subject) => auditActs.has(`${subject}.${act}`)),
        act,
      ).toBe(true)
    for (const subject of Object.values(auditedCollections))
      for (const verb of ['create', 'update', 'remove'])
        expect(auditActs.has(`${subject}.${verb}`)).toBe(true)
  })

  it('asks for no more acts of a kind than one question of the store may name', () => {
    const kinds = Object.keys(auditKinds) as AuditKind[]
    for (const kind of kinds) {
      expect(actsOfKind(kind).length, kind).toBeGreaterThan(0)
      expect(actsOfKind(kind).length, kind).toBeLessThanOrEqual(MOST_ACTS_ASKED)
    }
    expect(kinds.flatMap(actsOfKind)).toHaveLength(auditActs.size)
  })
})

it('a correction is about the person whose day it is', () => {
  const of = (personType: string) =>
    recordOf(
      line({
        ...{ act: 'attendanceCorrection.create', collection: 'attendanceCorrections', documentId: 'c1' },
        values: [value('personId', null, 'p1'), value('personType', null, personType)],
      }),
    )
  expect(of('member')).toEqual({ collection: 'members', id: 'p1' })
  expect(of('staff')).toEqual({ collection: 'staff', id: 'p1' })
  expect(recordOf(line({}))).toBeNull()
})
