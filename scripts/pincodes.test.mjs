import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../public/pincodes/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
const read = (prefix) => JSON.parse(readFileSync(new URL(`${prefix}.json`, folder), 'utf8'))

test.each([
  ['452001', 'Indore|Madhya Pradesh'],
  ['560034', 'Bengaluru|Karnataka'],
  ['500081', 'Hyderabad|Telangana'],
  ['530001', 'Visakhapatnam|Andhra Pradesh'],
  ['122001', 'Gurugram|Haryana'],
  ['194101', 'Leh|Ladakh'],
  ['824101', 'Aurangabad|Bihar'],
  ['431001', 'Chhatrapati Sambhajinagar|Maharashtra'],
])('the shipped table knows %s as %s', (pincode, place) => {
  const { places, pins } = read(pincode.slice(0, 2))
  expect(places[pins[pincode.slice(2)]]).toBe(place)
})

test('the table is whole: 19,000 pincodes, each with a city and one of the 36 states and territories', () => {
  const tables = files.map((name) => read(name.slice(0, 2)))
  expect(tables.flatMap(({ pins }) => Object.keys(pins)).length).toBeGreaterThan(19_000)
  const places = tables.flatMap((table) => table.places)
  expect(places.filter((place) => !/^[^|]+\|[^|]+$/.test(place))).toEqual([])
  expect(new Set(places.map((place) => place.split('|')[1])).size).toBe(36)
})

test('no file is heavy: a form reads one', () => {
  const sizes = files.map((name) => readFileSync(new URL(name, folder)).length)
  expect(Math.max(...sizes)).toBeLessThan(16 * 1024)
})
