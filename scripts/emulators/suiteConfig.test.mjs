import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, root } from '../steps/paths.mjs'
import { defaultPorts, portsFrom } from './ports.mjs'
import { suiteConfigOf, suiteFolder } from './suiteConfig.mjs'

const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
const ports = portsFrom(21_000)
const folder = suiteFolder(ports, 'rules-api')
const suite = suiteConfigOf(config, {
  ports,
  folder,
  publicFolder: join(root, 'dist'),
  ui: false,
})

test('the emulators listen on the asked ports, on this machine only', () => {
  expect(suite.emulators.hosting).toEqual({ host: '127.0.0.1', port: 21_004 })
  expect(suite.emulators.firestore).toEqual({ host: '127.0.0.1', port: 21_001, websocketPort: 21_007 })
})

test('suites that follow each other on the same ports have a folder each: the logs of the one stay when the next begins', () => {
  expect(suiteFolder(ports)).toBe(join(cacheFolder, 'suites', '21004'))
  expect(folder).toBe(join(cacheFolder, 'suites', '21004', 'rules-api'))
  expect(suiteFolder(ports, 'e2e')).not.toBe(folder)
})

test('rules, functions and Hosting are found from the suite’s own folder', () => {
  expect(suite.firestore.rules).toBe(join(root, 'firestore.rules'))
  expect(join(folder, suite.functions[0].source)).toBe(join(root, 'functions'))
  expect(join(folder, suite.hosting.public)).toBe(join(root, 'dist'))
})

const policyOf = ({ hosting }) =>
  hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')
    .value.split('; ')

test('headers and rewrites are those of firebase.json, but for where a page finds the emulators', () => {
  expect(suite.hosting.rewrites).toEqual(config.hosting.rewrites)
  const withoutPolicy = ({ hosting }) =>
    hosting.headers.map((group) => ({
      ...group,
      headers: group.headers.filter(({ key }) => key !== 'Content-Security-Policy'),
    }))
  expect(withoutPolicy(suite)).toEqual(withoutPolicy(config))
  const deployed = policyOf(config)
  const added = policyOf(suite).filter((directive) => !deployed.includes(directive))
  expect(added).toEqual([
    expect.stringMatching(/^img-src 'self' http:\/\/127\.0\.0\.1:21003 data: /),
    expect.stringMatching(
      /^connect-src 'self' http:\/\/127\.0\.0\.1:21000 http:\/\/127\.0\.0\.1:21001 http:\/\/127\.0\.0\.1:21003 https:/,
    ),
  ])
})

test('what is deployed runs our own scripts only, and speaks to no emulator', () => {
  const policy = policyOf(config)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy.join('; ')).not.toMatch(/127\.0\.0\.1|localhost|unsafe-eval|\*/)
})

test('firebase.json and npm start agree on the ports', () => {
  for (const service of ['auth', 'firestore', 'functions', 'storage', 'hosting']) {
    expect(config.emulators[service].port, service).toBe(defaultPorts[service])
  }
})
