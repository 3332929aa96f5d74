/** The states and territories of India by the first two digits of a GSTIN. */
const states: Record<string, string> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh (before 2014)',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
}

/** Without a legislature: their half of the tax is called UTGST (DOMAIN 2.2). */
const unionTerritories = new Set(['04', '26', '31', '35', '38', '97'])

/** Letters alone: "Tamilnadu", "TAMIL-NADU" and "33-Tamil Nadu" are one state, and "&" is read as "and". */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '')

/** Other names that stand in addresses, in letters alone. */
const otherNames: Record<string, string> = {
  nctofdelhi: '07',
  newdelhi: '07',
  orissa: '21',
  chattisgarh: '22',
  pondicherry: '34',
  jandk: '01',
  telengana: '36',
  andamanandnicobar: '35',
  uttaranchal: '05',
  dadraandnagarhaveli: '26',
  damananddiu: '26',
}

const codes = new Map([
  ...Object.entries(states).map(([code, name]) => [plain(name), code] as const),
  ...Object.entries(otherNames),
])

/** Two digits, or null for a name that is no Indian state's. */
export const stateCodeOf = (name: string): string | null => codes.get(plain(name)) ?? null

/** The state's name, or null where no state has that code. */
export const stateNameOf = (code: string): string | null => states[code] ?? null

export const isUnionTerritory = (code: string | null): boolean => code !== null && unionTerritories.has(code)

/** Codes that only stand on older certificates. */
const gone = new Set(['25', '28'])

/** What a place of supply is chosen from, by name. */
export const stateNames: readonly string[] = Object.entries(states)
  .filter(([code]) => !gone.has(code))
  .map(([, name]) => name)
  .sort()
