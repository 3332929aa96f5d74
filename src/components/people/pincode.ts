/** Where a pincode lies. `city` is '' when only its region is known. */
export type PincodePlace = { city: string; state: string }

/** public/pincodes/{first two digits}.json, made by scripts/pincodes.mjs. */
type PincodeFile = {
  /** "Indore|Madhya Pradesh", the city first. */
  places: string[]
  /** The four last digits -> index into places. */
  pins: Record<string, number>
  /** The third digit -> index into `states`, for pincodes newer than the table. */
  regions: Record<string, string>
}

const files = new Map<string, Promise<PincodeFile | null>>()

const isFile = (value: unknown): value is PincodeFile =>
  typeof value === 'object' && value !== null && 'places' in value && 'pins' in value && 'regions' in value

async function load(prefix: string): Promise<PincodeFile | null> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}pincodes/${prefix}.json`)
    const file: unknown = answer.ok ? await answer.json() : null
    return isFile(file) ? file : null
  } catch {
    files.delete(prefix)
    return null
  }
}

/** Looks six digits up in the table that ships with the app; null when it does not know them or cannot be read. */
export async function lookUpPincode(pincode: string): Promise<PincodePlace | null> {
  if (!/^[1-9]\d{5}$/.test(pincode)) return null
  const prefix = pincode.slice(0, 2)
  const known = files.get(prefix) ?? load(prefix)
  files.set(prefix, known)
  const file = await known
  if (!file) return null
  const place = file.places[file.pins[pincode.slice(2)] ?? -1]
  const [city = '', state = ''] = place?.split('|') ?? []
  if (state) return { city, state }
  const region = file.regions[pincode.slice(2, 3)]
  return region ? { city: '', state: region } : null
}
