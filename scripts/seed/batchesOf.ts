/** One document that demo data writes. */
export type SeedDocument = { path: string; data: Record<string, unknown> }

/** A commit to the store is refused above 4 MiB; this leaves room for what the estimate does not see. */
export const MOST_BYTES = 3 * 1024 * 1024
export const MOST_DOCUMENTS = 500

/** What the wire adds to a value: tags and lengths of the value, and of the entry of the map that holds it. */
const AROUND = 16
const FIXED = 12

/** At least the bytes that a value takes on the wire. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return AROUND + Buffer.byteLength(value)
  if (value instanceof Uint8Array) return AROUND + value.byteLength
  if (value instanceof Date || typeof value !== 'object' || value === null) return AROUND + FIXED
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + bytesOf(each), AROUND)
  return Object.entries(value).reduce(
    (sum, [field, held]) => sum + AROUND + Buffer.byteLength(field) + bytesOf(held),
    AROUND,
  )
}

/** Throws for what is too large to be sent: the SDK takes that refusal for a busy store and repeats it for ten minutes. */
function bytesIn({ path, data }: SeedDocument): number {
  const bytes = Buffer.byteLength(path) + bytesOf(data)
  if (bytes > MOST_BYTES) throw new Error(`${path} has ${bytes} bytes, too many to be sent.`)
  return bytes
}

/**
 * Cuts what is to be written into commits the store takes: in order, by number and by bytes.
 * Throws for a document that is too large by itself.
 */
export function batchesOf(documents: readonly SeedDocument[]): SeedDocument[][] {
  const batches: SeedDocument[][] = []
  let open: SeedDocument[] = []
  let filled = 0
  for (const document of documents) {
    const bytes = bytesIn(document)
    if (open.length === MOST_DOCUMENTS || filled + bytes > MOST_BYTES) {
      batches.push(open)
      open = []
      filled = 0
    }
    open.push(document)
    filled += bytes
  }
  return open.length > 0 ? [...batches, open] : batches
}
