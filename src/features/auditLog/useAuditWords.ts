import { useMemo } from 'react'
import { auditActs, auditKinds } from '@/domain/audit/auditActs'
import { fieldWords, isIdField, isMoneyField, settingOf } from '@/domain/audit/auditFields'
import { auditSentence, type WriteValue } from '@/domain/audit/auditSentence'
import { settingsOf, type GymSettings } from '@/domain/gyms/settings'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
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

/** The log in the centre's own words, money, dates and zone. */
export function useAuditWords(): AuditWords {
  const { info, settings } = useGym()
  return useMemo(() => {
    const usual = settingsOf({}, info.type)
    const write: WriteValue = (field, stored) => {
      // A centre that has set nothing has the default.
      const value = stored ?? usualOf(usual, field)
      if (value === null || value === '') return MISSING
      if (typeof value === 'boolean') return value ? 'on' : 'off'
      if (value instanceof Date) return formatInstant(value, settings.timezone)
      if (typeof value === 'number')
        return isMoneyField(field) ? formatMoney(value, settings) : value.toLocaleString(settings.locale)
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
  }, [info.type, settings])
}
