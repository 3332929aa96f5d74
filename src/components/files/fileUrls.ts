import type { FilesPort } from '@/data/files/filesPort'

type Held = { url: string; uses: number }

/** Unused addresses are kept up to so many, so that scrolling back reads nothing again. */
const IDLE_KEPT = 120
const AT_ONCE = 6

const held = new Map<string, Held>()
const reading = new Map<string, Promise<string>>()
const waiting: (() => void)[] = []
let busy = 0

/** The bytes of a stored file as an address for this page; '' when it cannot be read. One read a path. */
export function fileUrlOf(files: FilesPort, path: string): Promise<string> {
  const known = held.get(path)
  if (known) return Promise.resolve(known.url)
  const started = reading.get(path) ?? inTurn(() => read(files, path))
  reading.set(path, started)
  return started
}

export const knownFileUrl = (path: string): string | undefined => held.get(path)?.url

/** Says that an address is shown; the answer says that it no longer is. */
export function holdFileUrl(path: string): () => void {
  const entry = held.get(path)
  if (!entry) return () => undefined
  entry.uses += 1
  return () => {
    entry.uses -= 1
    letIdleGo()
  }
}

/** For the sign-out: the pictures of one person's centre are gone before the next signs in. */
export function forgetFileUrls(): void {
  for (const { url } of held.values()) URL.revokeObjectURL(url)
  held.clear()
  reading.clear()
}

async function read(files: FilesPort, path: string): Promise<string> {
  try {
    const url = URL.createObjectURL(await files.read(path))
    held.set(path, { url, uses: 0 })
    letIdleGo()
    return url
  } catch {
    return ''
  } finally {
    reading.delete(path)
  }
}

function letIdleGo() {
  const idle = [...held].filter(([, entry]) => entry.uses === 0)
  for (const [path, { url }] of idle.slice(0, Math.max(0, idle.length - IDLE_KEPT))) {
    URL.revokeObjectURL(url)
    held.delete(path)
  }
}

/** A page of fifty photos does not take the line from what is read beside them. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  busy += 1
  try {
    return await work()
  } finally {
    busy -= 1
    waiting.shift()?.()
  }
}
