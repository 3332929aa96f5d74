import type { Dice } from './dice'

export type Locality = { name: string; pincode: string }
export type Town = {
  city: string
  state: string
  localities: readonly Locality[]
  streets: readonly string[]
}

const at = (name: string, pincode: string): Locality => ({ name, pincode })

export const indore: Town = {
  city: 'Indore',
  state: 'Madhya Pradesh',
  localities: [
    at('Vijay Nagar', '452010'),
    at('Scheme No 54', '452010'),
    at('Scheme No 78', '452010'),
    at('Mahalaxmi Nagar', '452010'),
    at('Nipania', '452010'),
    at('Old Palasia', '452001'),
    at('New Palasia', '452001'),
    at('Geeta Bhawan', '452001'),
    at('Sapna Sangeeta', '452001'),
    at('Bhanwarkuan', '452001'),
    at('Rajwada', '452002'),
    at('Sudama Nagar', '452009'),
    at('Annapurna Road', '452009'),
    at('LIG Colony', '452011'),
    at('Nanda Nagar', '452011'),
    at('Khajrana', '452016'),
    at('Bicholi Mardana', '452016'),
    at('Tilak Nagar', '452018'),
  ],
  streets: ['AB Road', 'MG Road', 'Ring Road', 'Temple Street', 'Park Street', 'Station Road', 'Market Road'],
}

export const pune: Town = {
  city: 'Pune',
  state: 'Maharashtra',
  localities: [
    at('Baner', '411045'),
    at('Balewadi', '411045'),
    at('Aundh', '411007'),
    at('Kothrud', '411038'),
    at('Bavdhan', '411021'),
    at('Pashan', '411021'),
    at('Wakad', '411057'),
    at('Hinjawadi', '411057'),
    at('Viman Nagar', '411014'),
    at('Kalyani Nagar', '411006'),
    at('Hadapsar', '411028'),
  ],
  streets: ['Baner Road', 'DP Road', 'ITI Road', 'Karve Road', 'Link Road', 'Lake View Road'],
}

/** `{house}, {street}, {locality}`, without the city and the pincode, which are fields of their own. */
export function addressIn(town: Town, dice: Dice): { address: string; locality: Locality } {
  const locality = dice.pick(town.localities)
  const house = dice.weighted([
    [`${dice.between(1, 380)}`, 3],
    [`${dice.between(1, 90)}/${dice.between(1, 9)}`, 2],
    [`Flat ${dice.between(1, 12)}0${dice.between(1, 6)}, ${dice.pick(buildings)}`, 3],
  ])
  return { address: `${house}, ${dice.pick(town.streets)}, ${locality.name}`, locality }
}

const buildings = [
  'Shanti Apartment',
  'Silver Springs',
  'Gokul Residency',
  'Sai Krupa',
  'Green Park',
  'Pearl Heights',
  'Narmada Enclave',
  'Sunrise Towers',
  'Amrit Palace',
]
