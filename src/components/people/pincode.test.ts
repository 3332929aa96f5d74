import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookUpPincode } from './pincode'

const fetched: string[] = []
const table = {
  places: ['Dewas|Madhya Pradesh', 'Indore|Madhya Pradesh'],
  pins: { '2001': 1, '5001': 0 },
  regions: { 2: 'Madhya Pradesh' },
}
let answer: () => Promise<Response> = () => Promise.resolve(new Response('', { status: 404 }))

beforeEach(() => {
  fetched.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address)
    return answer()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const serve = () => (answer = () => Promise.resolve(new Response(JSON.stringify(table))))

test('six digits give city and state, and one file serves all pincodes of its first two', async () => {
  serve()
  expect(await lookUpPincode('452001')).toEqual({ city: 'Indore', state: 'Madhya Pradesh' })
  expect(await lookUpPincode('455001')).toEqual({ city: 'Dewas', state: 'Madhya Pradesh' })
  expect(fetched).toEqual(['/pincodes/45.json'])
})

test('a pincode newer than the table still gives its state', async () => {
  serve()
  expect(await lookUpPincode('452099')).toEqual({ city: '', state: 'Madhya Pradesh' })
  expect(await lookUpPincode('459099')).toBeNull()
})

test('where there is no file, there is no place', async () => {
  answer = () => Promise.resolve(new Response('', { status: 404 }))
  expect(await lookUpPincode('990001')).toBeNull()
})

test('offline it is asked again the next time', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await lookUpPincode('382001')).toBeNull()
  serve()
  expect(await lookUpPincode('382001')).toEqual({ city: 'Indore', state: 'Madhya Pradesh' })
})

test.each(['', '45200', '052001', 'abcdef'])('%o asks for nothing', async (pincode) => {
  expect(await lookUpPincode(pincode)).toBeNull()
  expect(fetched).toEqual([])
})
