import { durationTypes, type Duration } from '@/domain/shared/duration'
import { packageTypes, type PackageType } from '@/domain/packages/packageType'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { DirectoryEntry } from './directoryEntry'
import { genders, type Gender, type Member } from './member'

/** Between two values; no text that a page writes may hold it (firestore.rules, `areTexts`). */
const MARK = '\u001f'

/** The package a list shows: what is held, else what comes, else what was. */
export const shownPackageOf = ({
  currentPackage,
  futurePackage,
  lastPackage,
}: Pick<Member, 'currentPackage' | 'futurePackage' | 'lastPackage'>) =>
  currentPackage ?? futurePackage ?? lastPackage

/**
 * What lists show and filter by beyond what search and the desk need, as one text: a map would cost every entry its keys
 * once more, and only lists take it apart. The rules hold it against the member (firestore.rules, `saysWhatHolds`), so a
 * value that changes its place or its form changes there too. Nothing is the text `null`.
 */
export function listLineOf(member: Member): string {
  const { currentPackage, futurePackage } = member
  const shown = shownPackageOf(member)
  const values: (string | number | boolean | null)[] = [
    member.lookup.packageId,
    shown?.type ?? null,
    shown?.duration ?? null,
    shown?.durationType ?? null,
    currentPackage?.endDate ?? null,
    futurePackage?.endDate ?? null,
    currentPackage?.freeze.allowed ?? true,
    member.gender,
    member.sourceOfJoining,
    member.pincode,
    member.dob,
    member.biometricUserId,
    member.idProof !== '',
    member.guardian?.consentOn ?? null,
    member.deactivatedOn,
    member.reasonForLeaving,
    member.phone,
    member.email,
    member.occupation,
    member.trainerId ?? '',
    member.trainerName ?? '',
  ]
  return values.map((value) => String(value).replaceAll(MARK, ' ')).join(MARK)
}

export type ListFacts = Pick<
  Member,
  | 'gender'
  | 'sourceOfJoining'
  | 'pincode'
  | 'dob'
  | 'biometricUserId'
  | 'deactivatedOn'
  | 'reasonForLeaving'
  | 'phone'
  | 'email'
  | 'occupation'
> & {
  /** Of the package that speaks for the cover (`coverOf`); '' for none. */
  packageId: string
  /** Of the package the list shows; null where there is none. */
  term: (Duration & { type: PackageType }) | null
  /** Last days of the package that runs or ran, and of the one that follows; null for none. */
  runsUntil: CivilDate | null
  nextUntil: CivilDate | null
  mayFreeze: boolean
  hasIdProof: boolean
  /** When the guardian agreed; null where nobody did. */
  consentOn: CivilDate | null
  /** '' for nobody. */
  trainerId: string
  trainerName: string
}

const PARTS = 21
/** Lines from before there were trainers, whose members have none. */
const PARTS_WITHOUT_TRAINER = 19

const among = <T extends string>(options: readonly T[], text: string | undefined): T | null =>
  options.find((option) => option === text) ?? null

/** Made by `listLineOf` out of dates that a schema has read; ten thousand lines are no place to read them again. */
const dateOf = (text: string | undefined): CivilDate | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text as CivilDate) : null

function termOf(type?: string, duration?: string, durationType?: string): ListFacts['term'] {
  const known = among(packageTypes, type)
  const unit = among(durationTypes, durationType)
  return known === null || unit === null
    ? null
    : { type: known, duration: Number(duration), durationType: unit }
}

/**
 * The phone as it was written, of an entry that has it: its digits alone don't say which country they are of.
 */
export const writtenPhone = ({ p, w }: Pick<DirectoryEntry, 'p' | 'w'>): string => readListLine(w)?.phone ?? p

/** null for an entry of an older version, which has no such line, and for one that nobody can read. */
export function readListLine(line: string): ListFacts | null {
  const parts = line.split(MARK)
  if (parts.length !== PARTS && parts.length !== PARTS_WITHOUT_TRAINER) return null
  const [packageId = '', type, duration, durationType, runsUntil, nextUntil, mayFreeze, ...others] = parts
  const [gender, source = '', pincode = '', dob, biometric, proof, consent, left, reason = '', ...contact] =
    others
  const [phone = '', email = '', occupation = '', trainerId = '', trainerName = ''] = contact
  return {
    packageId,
    term: termOf(type, duration, durationType),
    runsUntil: dateOf(runsUntil),
    nextUntil: dateOf(nextUntil),
    mayFreeze: mayFreeze !== 'false',
    gender: among<Gender>(genders, gender),
    sourceOfJoining: source,
    pincode,
    dob: dateOf(dob),
    biometricUserId: Number(biometric) || 0,
    hasIdProof: proof === 'true',
    consentOn: dateOf(consent),
    deactivatedOn: dateOf(left),
    reasonForLeaving: reason,
    phone,
    email,
    occupation,
    trainerId,
    trainerName,
  }
}
