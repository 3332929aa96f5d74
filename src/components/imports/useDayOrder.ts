import { useState } from 'react'
import { hasNumberDates, orderInFile, orderOfLocale, type DayOrder } from '@/domain/imports/dayOrder'
import type { ImportFile } from '@/domain/imports/fileRows'
import { useGym } from '@/session/useGym'

/**
 * The order of day and month in a file: as somebody says, else as the file proves, else as the centre writes dates. `dates`: the columns
 * that hold dates; `asked` is null where none of them is written in numbers.
 */
export function useDayOrder({ rows }: ImportFile, dates: readonly (number | undefined)[]) {
  const { locale } = useGym().settings
  const [order, setOrder] = useState<DayOrder | null>(null)
  const dayOrder = order ?? orderInFile(rows, dates) ?? orderOfLocale(locale)
  return { dayOrder, asked: hasNumberDates(rows, dates) ? dayOrder : null, setOrder }
}
