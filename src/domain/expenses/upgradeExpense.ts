import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import {
  amountReader,
  choiceReader,
  civilFrom,
  dateReader,
  flagReader,
  instantReader,
  numberFrom,
  textReader,
  withDefault,
  type Reader,
  type StoredRecord,
} from '@/domain/shared/readers'
import { noneIfEmpty, upgradeRecord, type Upgraded } from '@/domain/shared/upgradeRecord'
import { expenseStatuses } from './expense'

const textFields = ['categoryId', 'description', 'vendor', 'modeOfPayment', 'paidFrom', 'bill', 'createdBy']

const expenseReaders = (timezone: string): Record<string, Reader> => ({
  ...Object.fromEntries(textFields.map((field) => [field, textReader])),
  amount: (stored) => {
    const amount = numberFrom(stored)
    return { value: amount ?? 0, isCertain: amount !== null }
  },
  gst: amountReader,
  date: dateReader(timezone),
  createdAt: instantReader,
  updatedAt: instantReader,
  status: withDefault(choiceReader(expenseStatuses, 'Confirmed'), 'Confirmed'),
  deleted: flagReader(false),
})

/** An expense from any older record: amounts as numbers (SPECIFICATION 5), its day that of its entry (PRODUCT 4.17). */
export function upgradeExpense(
  id: string,
  stored: StoredRecord,
  timezone: string = DEFAULT_TIMEZONE,
): Upgraded {
  const { data, repairs, unread } = upgradeRecord(stored, expenseReaders(timezone))
  const isDated = typeof data['date'] === 'string'
  const found: StoredRecord = isDated ? {} : { date: civilFrom(data['createdAt'], timezone) }
  return {
    data: { ...data, ...found, categoryId: data['categoryId'] ?? '', id },
    repairs: noneIfEmpty({ ...repairs, ...(found['date'] ? found : {}) }),
    unread,
  }
}
