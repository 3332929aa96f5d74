/**
 * What was typed into a form and not saved, kept on this device under the person's own name so that a closed tab or
 * a lost connection costs nothing. Files are never kept. Older than a week it is forgotten.
 */
export type Draft = { at: number; values: Record<string, unknown> }

const PREFIX = 'draft'
const KEPT_FOR = 7 * 24 * 60 * 60 * 1_000

const storageKey = (person: string, key: string) => `${PREFIX}/${person}/${key}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function keepDraft(person: string, key: string, values: Record<string, unknown>, now: number): void {
  const kept = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && !(value instanceof Blob)),
  )
  if (Object.keys(kept).length === 0) return dropDraft(person, key)
  try {
    window.localStorage.setItem(storageKey(person, key), JSON.stringify({ at: now, values: kept }))
  } catch {
    // Storage is full or blocked: the form works all the same, only a lost tab then costs what was typed.
  }
}

export function readDraft(person: string, key: string, now: number): Draft | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(storageKey(person, key)) ?? 'null')
    if (!isRecord(kept) || typeof kept.at !== 'number' || !isRecord(kept.values)) return null
    if (now - kept.at <= KEPT_FOR) return { at: kept.at, values: kept.values }
  } catch {
    // A damaged draft is no draft.
  }
  dropDraft(person, key)
  return null
}

export function dropDraft(person: string, key: string): void {
  try {
    window.localStorage.removeItem(storageKey(person, key))
  } catch {
    // Nothing was kept where storage is blocked.
  }
}

/** Beside a draft, until the form is let go: the key under which it was sent. */
export const sentOf = (key: string) => `${key}/sent`

/** How often all were dropped: a form that was open then keeps nothing any more. */
let drops = 0
export const dropsOfDrafts = () => drops

/** For the sign-out: nothing of a person stays on a shared machine. */
export function dropAllDrafts(): void {
  drops += 1
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(`${PREFIX}/`)) window.localStorage.removeItem(key)
  } catch {
    // Nothing was kept where storage is blocked.
  }
}
