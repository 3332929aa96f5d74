import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import {
  defaultPorts,
  environmentOf,
  host,
  pagePortsOf,
  portsFrom,
  takenPorts,
  takenSentence,
  testPorts,
} from './ports.mjs'

test('a port set is consecutive from the first', () => {
  expect(portsFrom(21_000)).toMatchObject({
    auth: 21_000,
    firestore: 21_001,
    functions: 21_002,
    hosting: 21_004,
  })
})

test.each([NaN, 80, 1023.5, 65_530, 70_000])('%s is no usable first port', (first) => {
  expect(() => portsFrom(first)).toThrow('no usable first port')
})

test('npm test shares no port with npm start', () => {
  const started = new Set(Object.values(defaultPorts))
  expect(Object.values(testPorts).filter((port) => started.has(port))).toEqual([])
})

test('the environment names every emulator by host and port', () => {
  expect(environmentOf(defaultPorts)).toMatchObject({
    GCLOUD_PROJECT: 'demo-fitness',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  })
})

test('the page learns the three ports it talks to', () => {
  expect(JSON.parse(pagePortsOf(defaultPorts))).toEqual({ auth: 9099, firestore: 8080, storage: 9199 })
})

test('a port somebody listens on is found, by its name', async () => {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)))
  const { port } = server.address()
  try {
    expect(await takenPorts({ hosting: port })).toEqual([['hosting', port]])
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
  expect(await takenPorts({ hosting: port })).toEqual([])
})

test('the sentence about a taken port says which and what to do', () => {
  expect(takenSentence([['hosting', 5050]])).toBe(
    'Port 5050 (hosting) is in use by another program: end that program (perhaps another npm start), then try again.',
  )
  expect(
    takenSentence([
      ['auth', 1],
      ['hub', 2],
    ]),
  ).toContain('Ports 1 (auth), 2 (hub) are in use')
})
