import { useMemo } from 'react'
import { auditActs, auditKinds } from '@/domain/audit/auditActs'
import { fieldWords, isIdField, isMoneyField, settingOf } from '@/domain/audit/auditFields'
import { auditSentence, type WriteValue } from '@/domain/audit/auditSentence'
import { settingsOf, type GymSettings } from '@/domain/gyms/settings'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { DEFAULT_TIMEZONE, MISSING } from '@/domain/shared/constants'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { formatMoney, PLATFORM_MONEY, type MoneyFormat } from '@/domain/shared/money'
import { useGym } from '@/session/useGym'
import type { AuditRow } from './auditRow'

const usualOf = (usual: GymSettings, field: string): string | number | boolean | null => {
  const name = settingOf(field)
  const value = name === null ? null : usual[name]
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').join(', ')
  return typeof value === 'object' ? null : value
}

/** One field with what it held before and holds since, as the centre writes it. */
export type FieldChange = { field: string; before: string; after: string }

export type AuditWords = {
  sentence: (row: AuditRow) => string
  kind: (row: AuditRow) => string
  changes: (row: AuditRow) => FieldChange[]
  /** Fields that changed, of which the log keeps no value. */
  untold: (row: AuditRow) => string[]
}

type Way = MoneyFormat & {
  timezone: string
  /** What a setting is where a centre has set nothing; null on the platform, which has none. */
  usual: GymSettings | null
  isMoney: (field: string) => boolean
}

function wordsIn({ timezone, usual, isMoney, ...money }: Way): AuditWords {
  const write: WriteValue = (field, stored) => {
    const value = stored ?? (usual && usualOf(usual, field))
    if (value === null || value === '') return MISSING
    if (typeof value === 'boolean') return value ? 'on' : 'off'
    if (value instanceof Date) return formatInstant(value, timezone)
    if (typeof value === 'number')
      return isMoney(field) ? formatMoney(value, money) : value.toLocaleString(money.locale)
    const day = civilDateSchema.safeParse(value).data
    return day === undefined ? value : formatCivil(day)
  }
  return {
    sentence: ({ entry, name }) => auditSentence(entry, name, write),
    kind: ({ entry }) => {
      const kind = auditActs.get(entry.act)?.kind
      return kind === undefined ? MISSING : auditKinds[kind]
    },
    changes: ({ entry }) =>
      entry.values
        .filter(({ field }) => !isIdField(field))
        .map(({ field, before, after }) => ({
          field: fieldWords(field),
          before: write(field, before),
          after: write(field, after),
        })),
    untold: ({ entry }) => {
      const told = entry.values.filter(({ field }) => !isIdField(field)).map(({ field }) => field)
      const names = [...new Set([...entry.before, ...entry.after])]
      return names
        .filter((name) => !told.some((field) => field === name || field.startsWith(`${name}.`)))
        .filter((name) => !isIdField(name))
        .map(fieldWords)
        .sort()
    },
  }
}

/** The log in the centre's own words, money, dates and zone. */
export function useAuditWords(): AuditWords {
  const { info, settings } = useGym()
  return useMemo(
    () => wordsIn({ ...settings, usual: settingsOf({}, info.type), isMoney: isMoneyField }),
    [info.type, settings],
  )
}

/** The platform's: the GST of what it sells is a rate. */
export const platformWords = wordsIn({
  ...PLATFORM_MONEY,
  timezone: DEFAULT_TIMEZONE,
  usual: null,
  isMoney: (field) => field !== 'gst' && isMoneyField(field),
})
