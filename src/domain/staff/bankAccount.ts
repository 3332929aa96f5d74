import { z } from 'zod'
import { MISSING } from '@/domain/shared/constants'
import { isWholeText } from '@/domain/shared/isWholeText'

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
const CODE = /^([A-Z]{4}0[A-Z0-9]{6}|[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)$/

/** As banks write it: no spaces or dashes, capitals. */
const compact = z
  .string()
  .max(60, 'At most 60 characters')
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())

/** The same as a form and the server's calls check it. */
export const bankAccountForm = {
  bankHolder: z.string().trim().max(80, 'At most 80 characters').refine(isWholeText, 'Enter plain text'),
  bankAccount: compact.refine(
    (text) => text === '' || ACCOUNT.test(text),
    'Enter the account number as the passbook has it, 6 to 34 letters and digits',
  ),
  bankCode: compact.refine(
    (text) => text === '' || CODE.test(text),
    'Enter the bank’s code: an IFSC like HDFC0001234, with a zero in the fifth place',
  ),
}

/** What the code of a bank is called in the country of that calling code. */
export const bankCodeWord = (callingCode: string): string => (callingCode === '91' ? 'IFSC' : 'Bank code')

export type BankAccount = z.output<z.ZodObject<typeof bankAccountFields>>

export const noBankAccount: BankAccount = { bankHolder: '', bankAccount: '', bankCode: '' }

export const bankAccountOf = ({ bankHolder, bankAccount, bankCode }: BankAccount): BankAccount => ({
  ...{ bankHolder, bankAccount, bankCode },
})

/** Whether pay can be transferred there. */
export const hasBankAccount = ({ bankAccount, bankCode }: Omit<BankAccount, 'bankHolder'>): boolean =>
  bankAccount !== '' && bankCode !== ''

/** An account is of no use without its bank, nor a bank without an account. */
export const bankAccountProblems = ({
  bankAccount,
  bankCode,
}: Omit<BankAccount, 'bankHolder'>): { path: string; message: string }[] => [
  ...(bankAccount !== '' && bankCode === '' ? [{ path: 'bankCode', message: 'Enter the bank’s code' }] : []),
  ...(bankAccount === '' && bankCode !== ''
    ? [{ path: 'bankAccount', message: 'Enter the account number' }]
    : []),
]

/** `HDFC0001234 · 50100012345678`. */
export const bankAccountText = (account: BankAccount): string =>
  hasBankAccount(account)
    ? [account.bankCode, account.bankAccount, account.bankHolder].filter(Boolean).join(' · ')
    : MISSING
