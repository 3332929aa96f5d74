import type { SettingName } from '@/domain/gyms/settingFields'
import { settingWords } from '@/domain/gyms/settingWords'
import { pincodeLabel } from '@/domain/shared/contact'
import { configSections, sectionIds, type ConfigSection } from './sections'

/** `field` is the name of the field to go to; '' is the section as a whole. */
export type FoundSetting = { section: ConfigSection; field: string; label: string; sentence: string }

/** Fields that are no settings of a preference: of the centre's own record, and the PIN. */
const others: readonly FoundSetting[] = [
  ...(
    [
      ['name', 'Name of the centre'],
      ['type', 'Type'],
      ['phone', 'Phone'],
      ['address', 'Address'],
      ['pincode', 'Pincode'],
      ['city', 'City'],
      ['state', 'State'],
    ] as const
  ).map(([field, label]): FoundSetting => ({
    ...{ section: 'centre', field, label, sentence: configSections.centre.hint },
  })),
  {
    ...{ section: 'attendance', field: 'pin', label: 'PIN of kiosk mode' },
    sentence: 'Whoever works at the desk needs it to leave kiosk mode.',
  },
  {
    ...{ section: 'security', field: '', label: 'Sign everybody out' },
    sentence: 'After a lost phone, or when somebody left who knew a password.',
  },
  {
    ...{ section: 'privacy', field: '', label: 'Exports' },
    sentence: 'What is kept, who may export it, and where.',
  },
]

/** The rates stand behind their switch. */
const fieldOfSetting = (name: SettingName): string => (name === 'taxRates' ? 'hasOwnRates' : name)

const everything: readonly FoundSetting[] = sectionIds.flatMap((section) => {
  const { title, hint, settings } = configSections[section]
  return [
    { section, field: '', label: title, sentence: hint },
    ...settings.flatMap((name): FoundSetting[] =>
      name === 'hasKioskPin'
        ? []
        : [
            {
              ...{ section, field: fieldOfSetting(name), label: settingWords[name].label },
              sentence: settingWords[name].hint,
            },
          ],
    ),
    ...others.filter((other) => other.section === section),
  ]
})

const MOST_FOUND = 8

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** A word that is typed begins a word of the text. */
const begins = (text: string, typed: readonly string[]): boolean => {
  const words = wordsIn(text)
  return typed.every((part) => words.some((word) => word.startsWith(part)))
}

/** With the words of the fields of a centre that writes as in `locale`. */
const everythingIn = (locale: string): FoundSetting[] =>
  everything.map((found) => (found.field === 'pincode' ? { ...found, label: pincodeLabel(locale) } : found))

/** Settings whose label or sentence holds every word that is typed; those by label first. */
export function findSettings(typed: string, locale: string): FoundSetting[] {
  const words = wordsIn(typed)
  if (words.length === 0) return []
  const named = everythingIn(locale)
  const byLabel = named.filter(({ label }) => begins(label, words))
  const bySentence = named.filter(
    (found) => !byLabel.includes(found) && begins(`${found.label} ${found.sentence}`, words),
  )
  return [...byLabel, ...bySentence].slice(0, MOST_FOUND)
}
