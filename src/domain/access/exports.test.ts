import { describe, expect, it, test } from 'vitest'
import { contract } from '@/domain/api/contract'
import { rights } from './collections'
import { exportedRecords, mayExport, type ExportedRecords } from './exports'
import { roles } from './role'

/** Of no centre. */
const ofPlatform: readonly ExportedRecords[] = ['gyms', 'gymInvoices', 'gymRegPackages']

describe('what may be taken out as a file, PRODUCT 2.I and 3', () => {
  it('has a right of its own for each kind of record, and no right for what is none', () => {
    const named = Object.keys(rights).filter((right) => right.endsWith('.export'))
    expect(named.toSorted()).toEqual(exportedRecords.map((records) => `${records}.export`).toSorted())
    expect(new Set(exportedRecords).size).toBe(exportedRecords.length)
  })

  it.each(ofPlatform)('is the platform’s own list for an administrator alone: %s', (records) => {
    expect(roles.filter((role) => mayExport(role, records))).toEqual(['ADMIN'])
  })

  test.each(exportedRecords.filter((records) => !ofPlatform.includes(records)))(
    '%s are for the owner and an administrator, not for the desk',
    (records) => {
      expect(roles.filter((role) => mayExport(role, records))).toEqual(['ADMIN', 'CLIENT'])
    },
  )

  it('is recorded by a call that every role with an export may make', () => {
    const exporting = roles.filter((role) => exportedRecords.some((records) => mayExport(role, records)))
    expect(contract.recordExport.roles).toEqual(exporting)
  })
})
