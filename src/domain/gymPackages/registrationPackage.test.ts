import { describe, expect, it } from 'vitest'
import { yearly } from './fixtures'
import { payableFor, refuseDeletion, refuseName, registrationPackageSchema } from './registrationPackage'
import {
  editedPackageFormSchema,
  emptyRegistrationPackage,
  fieldsOfRegistrationPackage,
  formOfRegistrationPackage,
  limitTexts,
  registrationPackageFormSchema,
} from './registrationPackageForm'
import { upgradeRegistrationPackage } from './upgradeRegistrationPackage'

describe('a package that is sold to centres', () => {
  it('costs its price and GST, to the paisa', () => {
    expect(payableFor({ price: 999, gst: 18 })).toEqual({ price: 999, tax: 179.82, total: 1178.82 })
    expect(payableFor({ price: 0.03, gst: 18 })).toEqual({ price: 0.03, tax: 0.01, total: 0.04 })
  })

  it('has a name of its own among those on offer', () => {
    const known = [yearly(), yearly({ id: 'gone', name: 'Gone', isActive: false })]
    expect(refuseName(' yearly ', 'other', known)).toMatchObject({ kind: 'refused', field: 'name' })
    expect(refuseName('Yearly', 'yearly', known)).toBeNull()
    expect(refuseName('Gone', 'other', known)).toBeNull()
  })

  it('is not deleted while a centre has it', () => {
    expect(refuseDeletion(yearly(), 0)).toBeNull()
    expect(refuseDeletion(yearly(), 1)?.reason).toBe(
      "A centre has Yearly, so it can't be deleted. Retire it to stop offering it.",
    )
    expect(refuseDeletion(yearly({ isActive: false }), 3)?.reason).toContain('3 centres have Yearly')
  })
})

describe('the form of a registration package', () => {
  const typed = { ...emptyRegistrationPackage, name: '  Growth  ', price: 9_999 }
  const problems = (fields: object) =>
    registrationPackageFormSchema
      .safeParse({ ...typed, ...fields })
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? []

  it.each([
    ['name', ' ', 'Enter a name'],
    ['price', null, 'Enter the price, 0 if it is free'],
    ['price', 1.005, 'At most two decimals'],
    ['gst', 101, 'Enter 100 or less'],
    ['duration', 1.5, 'Enter a whole number'],
    ['trialDays', 91, 'A trial has at most 90 days'],
    ['members', -1, 'Enter 0 or more'],
    ['messages', 1_000_001, 'Leave it empty for no limit'],
  ])('says at %s of %s: %s', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual([[field, message]])
  })

  it('refuses a duration that is no term, such as 3,660 years', () => {
    expect(problems({ duration: 3660, durationType: 'Year' })).toEqual([
      ['duration', 'That is longer than a package can last'],
    ])
    expect(problems({ duration: 10, durationType: 'Year' })).toEqual([])
  })

  it('opens with what is stored, and stores the same again', () => {
    const form = registrationPackageFormSchema.parse(formOfRegistrationPackage(yearly()))
    expect(yearly()).toMatchObject(fieldsOfRegistrationPackage(form))
    expect(registrationPackageFormSchema.parse(typed).name).toBe('Growth')
  })

  it('another price asks who it is for', () => {
    const edited = editedPackageFormSchema(12_000)
    const form = { ...formOfRegistrationPackage(yearly()), price: 13_000 }
    const { error } = edited.safeParse(form)
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['priceFor', 'Choose who the new price is for'],
    ])
    const flag = (priceFor: 'sales' | 'all') =>
      fieldsOfRegistrationPackage(edited.parse({ ...form, priceFor })).renewsAtHeldPrice
    expect([flag('sales'), flag('all')]).toEqual([true, false])
  })

  it('the same price asks nothing, and who an earlier one was for stays', () => {
    const form = editedPackageFormSchema(12_000).parse(formOfRegistrationPackage(yearly()))
    expect(fieldsOfRegistrationPackage(form)).not.toHaveProperty('renewsAtHeldPrice')
  })

  it('tells limits in words', () => {
    expect(limitTexts({ members: 1500, staff: 1, devices: 0, messages: null }, 'en-IN')).toEqual([
      '1,500 members',
      '1 staff account',
      '0 devices',
      'Any number of messages',
    ])
  })
})

describe('an older registration package', () => {
  const read = (stored: object) =>
    registrationPackageSchema.safeParse(upgradeRegistrationPackage('old', { ...stored }).data)

  it('of which only id and times are known is read all the same (SPECIFICATION 3)', () => {
    const instant = new Date('2024-01-01T00:00:00Z')
    expect(read({ createdAt: instant, updatedAt: instant }).success).toBe(true)
  })

  it('keeps what makes sense: text for a price, a limit of SMS, limits that were none', () => {
    const old = {
      name: 'Basic',
      price: '₹1,500',
      duration: '12',
      durationType: 'month',
      limits: { sms: 100 },
    }
    expect(read(old).data).toMatchObject({
      ...{ id: 'old', name: 'Basic', nameLower: 'basic', price: 1500, duration: 12 },
      limits: { members: null, staff: null, devices: null, messages: 100 },
    })
    expect(read({ ...old, limits: null }).data?.limits.members).toBeNull()
  })

  it('is stable: reading it twice changes nothing more', () => {
    const once = upgradeRegistrationPackage('old', { name: 'Basic', price: '1500', limits: { sms: 1 } })
    const { repairs, data } = upgradeRegistrationPackage('old', { ...once.data, ...once.repairs })
    expect(repairs).toBeNull()
    expect(registrationPackageSchema.safeParse(data).success).toBe(true)
  })
})
