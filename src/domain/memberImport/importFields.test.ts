import { describe, expect, it } from 'vitest'
import { memberColumns } from './importFields'

const { columnsOf, fieldAt, withColumn } = memberColumns

describe('the columns of a file of members', () => {
  it('are known by their headers, whatever the capitals, spaces and marks', () => {
    const headers = [
      'Sr. No.',
      'MEMBER NAME',
      ' Mobile No. ',
      'E-mail',
      'D.O.B',
      'Plan',
      'Expiry Date',
      'Joining date',
    ]
    expect(columnsOf(headers)).toEqual({
      name: 1,
      phone: 2,
      email: 3,
      packageName: 5,
      packageEnd: 6,
      joinedOn: 7,
    })
  })

  it('know the code of an address by what any country calls it (PRODUCT 2.R)', () => {
    for (const header of ['Pincode', 'PIN code', 'Postal code', 'Postcode', 'ZIP', 'Pincode or postal code'])
      expect([header, columnsOf([header])]).toEqual([header, { pincode: 0 }])
  })

  it('count once each: the first of two columns of one name', () => {
    expect(columnsOf(['Phone', 'Mobile', 'Name'])).toEqual({ phone: 0, name: 2 })
  })

  it('are given another meaning, which then no other column has', () => {
    const columns = columnsOf(['Name', 'Phone', 'Other'])
    expect(withColumn(columns, 2, 'phone')).toEqual({ name: 0, phone: 2 })
    expect(withColumn(columns, 1, null)).toEqual({ name: 0 })
    expect(withColumn(columns, 0, 'notes')).toEqual({ phone: 1, notes: 0 })
    expect([fieldAt(columns, 1), fieldAt(columns, 2)]).toEqual(['phone', null])
  })
})
