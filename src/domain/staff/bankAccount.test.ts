import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import {
  bankAccountForm,
  bankAccountProblems,
  bankAccountText,
  bankCodeField,
  hasBankAccount,
} from './bankAccount'

const form = z.object(bankAccountForm)
const typed = (fields: Partial<z.input<typeof form>>) =>
  form.safeParse({ bankHolder: '', bankAccount: '', bankCode: '', ...fields })

/** What the field of the bank's code says at a centre of that country. */
const faultOf = (locale: string, bankCode: string) =>
  bankCodeField(locale).safeParse(bankCode).error?.issues[0]?.message

describe('a bank account', () => {
  it('is kept as banks write it', () =>
    expect(typed({ bankAccount: '5010 0012-345678', bankCode: ' hdfc0001234 ' }).data).toEqual({
      ...{ bankHolder: '', bankAccount: '50100012345678', bankCode: 'HDFC0001234' },
    }))

  test.each([
    ['bankAccount', '12345', false],
    ['bankAccount', '=1+1234567', false],
    ['bankAccount', '0012345678', true],
    ['bankAccount', 'DE89370400440532013000', true],
    ['bankCode', 'HDFC001234', false],
    ['bankCode', 'HDFCO001234', false],
    ['bankCode', 'SBIN0000300', true],
    ['bankCode', 'DEUTDEFF', true],
    ['bankCode', 'DEUTDEFF500', true],
    ['bankCode', '20-00-00', true],
    ['bankCode', '021000021', true],
    ['bankCode', '02100', false],
    ['bankCode', '0210000210', false],
    ['bankCode', '', true],
  ] as const)('takes in %s “%s”: %s', (field, text, isTaken) =>
    expect(typed({ [field]: text }).success).toBe(isTaken),
  )

  it('lacks its other half where one is there alone', () => {
    const problems = (bankAccount: string, bankCode: string) =>
      bankAccountProblems({ bankAccount, bankCode }, 'en-IN').map(({ path }) => path)
    expect(problems('', '')).toEqual([])
    expect(problems('0012345678', '')).toEqual(['bankCode'])
    expect(problems('', 'SBIN0000300')).toEqual(['bankAccount'])
    expect(problems('0012345678', 'SBIN0000300')).toEqual([])
    expect(hasBankAccount({ bankAccount: '0012345678', bankCode: '' }, 'en-IN')).toBe(false)
  })

  it('in India is at a bank with an IFSC, and of no use with the digits of another country', () => {
    expect(bankAccountProblems({ bankAccount: '0012345678', bankCode: '021000021' }, 'en-IN')).toEqual([
      {
        path: 'bankCode',
        message: 'Enter the bank’s code: an IFSC like HDFC0001234, with a zero in the fifth place',
      },
    ])
    expect(faultOf('en-IN', 'HDFC001234')).toMatch(/IFSC/)
  })

  test.each([
    ['en-US', '000123456789', '021000021'],
    ['en-GB', '12345678', '200000'],
    ['en-NZ', '1234560012345600', ''],
    ['en-AE', 'AE070331234567890123456', ''],
  ])('at a centre of %s is %s at %s (PRODUCT 2.R)', (locale, bankAccount, bankCode) => {
    expect(bankAccountProblems({ bankAccount, bankCode }, locale)).toEqual([])
    expect(hasBankAccount({ bankAccount, bankCode }, locale)).toBe(true)
  })

  it('outside of India has no bank alone, and no IFSC in its sentence (PRODUCT 2.R)', () => {
    const alone = bankAccountProblems({ bankAccount: '', bankCode: '021000021' }, 'en-US')
    expect(alone.map(({ path }) => path)).toEqual(['bankAccount'])
    expect(hasBankAccount({ bankAccount: '', bankCode: '021000021' }, 'en-US')).toBe(false)
    expect(faultOf('en-US', '02100')).toBe(
      'Enter the bank’s code: 6 to 9 digits, or a BIC of 8 or 11 letters and digits',
    )
  })

  it('is said in a line', () => {
    const account = { bankHolder: 'R Kumar', bankAccount: '0012345678', bankCode: 'SBIN0000300' }
    expect(bankAccountText(account)).toBe('SBIN0000300 · 0012345678 · R Kumar')
    expect(bankAccountText({ ...account, bankCode: '' })).toBe('0012345678 · R Kumar')
    expect(bankAccountText({ ...account, bankAccount: '' })).toBe('--')
  })
})
