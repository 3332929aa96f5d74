import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { bankAccountForm, bankAccountProblems, bankAccountText, hasBankAccount } from './bankAccount'

const form = z.object(bankAccountForm)
const typed = (fields: Partial<z.input<typeof form>>) =>
  form.safeParse({ bankHolder: '', bankAccount: '', bankCode: '', ...fields })

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
    ['bankCode', '', true],
  ] as const)('takes in %s “%s”: %s', (field, text, isTaken) =>
    expect(typed({ [field]: text }).success).toBe(isTaken),
  )

  it('lacks its other half where one is there alone', () => {
    const problems = (bankAccount: string, bankCode: string) =>
      bankAccountProblems({ bankAccount, bankCode }).map(({ path }) => path)
    expect(problems('', '')).toEqual([])
    expect(problems('0012345678', '')).toEqual(['bankCode'])
    expect(problems('', 'SBIN0000300')).toEqual(['bankAccount'])
    expect(problems('0012345678', 'SBIN0000300')).toEqual([])
    expect(hasBankAccount({ bankAccount: '0012345678', bankCode: '' })).toBe(false)
  })

  it('is said in a line', () => {
    const account = { bankHolder: 'R Kumar', bankAccount: '0012345678', bankCode: 'SBIN0000300' }
    expect(bankAccountText(account)).toBe('SBIN0000300 · 0012345678 · R Kumar')
    expect(bankAccountText({ ...account, bankAccount: '' })).toBe('--')
  })
})
