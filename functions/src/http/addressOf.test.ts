import { expect, it } from 'vitest'
import { addressOf, straightAddressOf } from './addressOf'

const GYM = '203.0.113.7'
const GOOGLE = '104.198.56.253'

it('a call that reached the function itself surely came from where Google’s front end says', () => {
  expect(straightAddressOf({ 'x-forwarded-for': GYM })).toBe(GYM)
  expect(straightAddressOf({ host: 'us-central1-p.cloudfunctions.net', 'x-forwarded-for': ` ${GYM} ` })).toBe(
    GYM,
  )
})

it.each([
  ['the caller writes an address of their own before it', { 'x-forwarded-for': `${GYM}, 198.51.100.9` }],
  ['the caller says what Hosting would', { 'fastly-client-ip': GYM, 'x-forwarded-for': '198.51.100.9' }],
  [
    'it came through Hosting, whose server is everybody’s',
    {
      'fastly-client-ip': GYM,
      'x-forwarded-host': 'app.web.app',
      'x-forwarded-for': `${GYM},${GOOGLE}`,
    },
  ],
  [
    'it came through Hosting that names nobody',
    { 'x-forwarded-host': 'app.web.app', 'x-forwarded-for': GOOGLE },
  ],
  ['it came through another CDN', { 'cdn-loop': 'cloudflare', 'x-forwarded-for': '172.64.0.1' }],
  ['nobody says', {}],
])('nobody can tell where a call came from where %s', (_what, headers) => {
  expect(straightAddressOf(headers)).toBe('')
})

it('where it seems to have come from is what Hosting says, else the last that is named', () => {
  expect(addressOf({ 'fastly-client-ip': GYM, 'x-forwarded-for': `x, ${GOOGLE}` })).toBe(GYM)
  expect(addressOf({ 'x-forwarded-for': `x, ${GYM}` })).toBe(GYM)
  expect(addressOf({})).toBe('unknown')
})
