import { z } from 'zod'
import { callingCodeOf } from '@/domain/shared/callingCode'
import { MISSING } from '@/domain/shared/constants'
import { isWholeText } from '@/domain/shared/isWholeText'
import { PLATFORM_MONEY } from '@/domain/shared/money'

/**
 * Where an employee's pay is transferred to: `bankHolder` '' is the employee's own name. Read by the owner, who pays, and by the
 * employee.
 */
export const bankAccountFields = {
  bankHolder: z.string().default(''),
  bankAccount: z.string().default(''),
  bankCode: z.string().default(''),
}

/** Digits in India; an IBAN has up to 34 letters and digits. */
const ACCOUNT = /^[A-Z0-9]{6,34}$/
/** The fifth place of an IFSC is a zero; a BIC has letters in the first six. */
const LETTERED = /^([A-Z]{4}0[A-Z0-9]{6}|[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)$/
/** A sort code or a BSB has six digits, a transit number eight, a routing number nine. */
const DIGITS = /^\d{6,9}$/

const isOfIndia = (locale: string): boolean => callingCodeOf(locale) === '91'

const codeFault = (locale: string): string =>
  isOfIndia(locale)
    ? 'Enter the bank’s code: an IFSC like HDFC0001234, with a zero in the fifth place'
    : 'Enter the bank’s code: 6 to 9 digits, or a BIC of 8 or 11 letters and digits'

/** As banks write it: no spaces or dashes, capitals. */
const compact = z
  .string()
  .max(60, 'At most 60 characters')
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())

/** `locale` is that of whoever types it: the centre's own, or the platform's. */
export const bankCodeField = (locale: string) =>
  compact.refine((text) => text === '' || LETTERED.test(text) || DIGITS.test(text), codeFault(locale))

/** The same as a form and the server's calls check it. */
export const bankAccountForm = {
  bankHolder: z.string().trim().max(80, 'At most 80 characters').refine(isWholeText, 'Enter plain text'),
  bankAccount: compact.refine(
    (text) => text === '' || ACCOUNT.test(text),
    'Enter the account number as the passbook has it, 6 to 34 letters and digits',
  ),
  bankCode: bankCodeField(PLATFORM_MONEY.locale),
}

/** What the code of a bank is called in the country of that calling code. */
export const bankCodeWord = (callingCode: string): string => (callingCode === '91' ? 'IFSC' : 'Bank code')

export type BankAccount = z.output<z.ZodObject<typeof bankAccountFields>>

export const noBankAccount: BankAccount = { bankHolder: '', bankAccount: '', bankCode: '' }

export const bankAccountOf = ({ bankHolder, bankAccount, bankCode }: BankAccount): BankAccount => ({
  ...{ bankHolder, bankAccount, bankCode },
})

/** Whether pay can be transferred there. Outside of India the number of an account may hold its bank: an IBAN, one of New Zealand. */
export const hasBankAccount = (
  { bankAccount, bankCode }: Omit<BankAccount, 'bankHolder'>,
  locale: string,
): boolean => bankAccount !== '' && (bankCode !== '' || !isOfIndia(locale))

type Problem = { path: string; message: string }

/** A bank is of no use without an account, nor in India an account without its bank's IFSC. `locale` is the centre's. */
export function bankAccountProblems(
  { bankAccount, bankCode }: Omit<BankAccount, 'bankHolder'>,
  locale: string,
): Problem[] {
  if (bankAccount === '' && bankCode !== '')
    return [{ path: 'bankAccount', message: 'Enter the account number' }]
  if (bankAccount === '' || !isOfIndia(locale)) return []
  if (bankCode === '') return [{ path: 'bankCode', message: 'Enter the bank’s code' }]
  return DIGITS.test(bankCode) ? [{ path: 'bankCode', message: codeFault(locale) }] : []
}

/** `HDFC0001234 · 50100012345678`. */
export const bankAccountText = ({ bankAccount, bankCode, bankHolder }: BankAccount): string =>
  bankAccount === '' ? MISSING : [bankCode, bankAccount, bankHolder].filter(Boolean).join(' · ')
