import type { Month } from '@/domain/monthStats/monthStats'
import { monthText } from '@/domain/shared/monthText'
import { hasBankAccount, type BankAccount } from '@/domain/staff/bankAccount'
import type { Staff } from '@/domain/staff/staff'
import { netOf, type Contribution } from './contribution'
import { firstOfMonth } from './payMonth'

/** One transfer, as a bank's bulk upload takes it. */
export type BankTransfer = {
  staffId: string
  name: string
  account: string
  code: string
  /** Rupees, above 0. */
  amount: number
  reference: string
}

/** What a bank is told to transfer, and whom it can't pay: said before the file is made. */
export type BankFile = {
  transfers: BankTransfer[]
  /** To be paid, with no account to pay to. */
  lacking: { staffId: string; name: string; amount: number }[]
}

type Payee = Pick<Staff, 'id' | 'name' | 'empId'> & BankAccount

/** Banks take no more of a remark, and no other signs. */
const MOST_REFERENCE = 30
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()

const referenceOf = ({ empId, name }: Payee, month: Month): string =>
  `PAY ${plain(monthText(firstOfMonth(month)))} ${plain(empId) || plain(name)}`
    .slice(0, MOST_REFERENCE)
    .trim()
    .toUpperCase()

/** The transfers of what is approved and not paid, one for each person who gets something, by name. `locale` is the centre's. */
export function bankFileOf(
  lines: readonly Contribution[],
  staff: readonly Payee[],
  month: Month,
  locale: string,
): BankFile {
  const file: BankFile = { transfers: [], lacking: [] }
  const toPay = lines.filter(({ status }) => status === 'Approved')
  for (const person of staff.toSorted((one, other) => one.name.localeCompare(other.name))) {
    const amount = netOf(toPay.filter(({ staffId }) => staffId === person.id))
    if (amount <= 0) continue
    const { id: staffId, name, bankHolder, bankAccount: account, bankCode: code } = person
    if (hasBankAccount(person, locale))
      file.transfers.push({
        ...{ staffId, name: bankHolder || name, account, code, amount },
        reference: referenceOf(person, month),
      })
    else file.lacking.push({ staffId, name, amount })
  }
  return file
}
