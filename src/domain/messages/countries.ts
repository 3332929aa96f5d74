import { callingCodes } from '@/domain/shared/callingCode'

const nameOf = (country: string): string =>
  new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country

/** Why no message may go to this number (E.164); null where its country is one of those. Against toll fraud. */
export function countryProblem(e164: string, countries: readonly string[]): string | null {
  if (countries.some((country) => e164.startsWith(`+${callingCodes[country] ?? 'none'}`))) return null
  const named = new Intl.ListFormat('en', { type: 'conjunction' }).format(countries.map(nameOf))
  return `this centre sends messages to numbers of ${named} only. The owner can allow more countries in Site config.`
}
