import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Lead } from './lead'
import { refuseGone } from './refuseGone'

/** More on one lead tell nothing apart. */
export const MOST_LABELS = 10
export const TOO_MANY_LABELS = `At most ${MOST_LABELS} labels`

/** Between the labels of one lead, in a list and in a file; no label holds one (`settingFields.leadLabels`). */
export const labelsText = (labels: readonly string[]): string => labels.join(', ')

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The labels of a cell, in the centre's own words where it has them, each once. */
export function labelsIn(cell: string, own: readonly string[]): string[] {
  const typed = cell.split(/[,;]/).map((label) => label.trim())
  const labels = typed.map((label) => own.find((other) => isSame(other, label)) ?? label)
  return labels.filter(
    (label, at) => label !== '' && labels.findIndex((other) => isSame(other, label)) === at,
  )
}

/** The lead with that label, or without it; null where it stands so already. */
export function labelled(lead: Lead, label: string, isOn: boolean): Pick<Lead, 'labels'> | Refusal | null {
  const gone = refuseGone(lead)
  if (gone !== null) return gone
  const { labels } = lead
  if (labels.includes(label) === isOn) return null
  if (!isOn) return { labels: labels.filter((other) => other !== label) }
  return labels.length < MOST_LABELS
    ? { labels: [...labels, label] }
    : refused(`${TOO_MANY_LABELS}. Take one off first.`, 'labels')
}
