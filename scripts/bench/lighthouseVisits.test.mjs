import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { homeOf, screenIds, screens } from '@/domain/access/screens'
import { root } from '../steps/paths.mjs'
import { lighthouseVisits } from './lighthouseVisits'
import { routerPaths } from './routerPaths.mjs'

const onDesktop = lighthouseVisits().filter(({ form }) => form === 'desktop')
const paths = onDesktop.map(({ path }) => path)

test('every screen is looked at', () => {
  expect(paths).toEqual(expect.arrayContaining(screenIds.map((id) => screens[id].path)))
})

test('so is every other route that the router names, and one that it does not know', () => {
  const named = routerPaths()
  expect(named).toEqual(expect.arrayContaining(['/login', '/', '*']))
  const asked = named.map((path) => (path === '*' ? '/no-such-page' : path))
  expect(paths).toEqual(expect.arrayContaining(asked))
})

test('and every document of its own beside the app', () => {
  const documents = readdirSync(root).filter((name) => name.endsWith('.html') && name !== 'index.html')
  for (const name of documents)
    expect(paths.some((path) => path.startsWith(`/${name.replace('.html', '')}/`))).toBe(true)
})

test.each([
  ['owner', 'CLIENT'],
  ['admin', 'ADMIN'],
  ['desk', 'MANAGER'],
  ['sales', 'SALES'],
])('%s is looked at where %s begins', (who, role) => {
  expect(onDesktop.filter((visit) => visit.who === who).map(({ path }) => path)).toContain(homeOf(role))
})

test('/login is looked at as a phone shows it too', () => {
  const login = { path: '/login', who: 'nobody', visitor: null, form: 'mobile', least: 90 }
  expect(lighthouseVisits()).toContainEqual(login)
  expect(new Set(onDesktop.map(({ least }) => least))).toEqual(new Set([95]))
})

test('nothing is looked at twice, and who looks signs in once', () => {
  const all = lighthouseVisits().map(({ path, who, form }) => `${who} ${path} ${form}`)
  expect(new Set(all).size).toBe(all.length)
  const turns = lighthouseVisits().map(({ who }) => who)
  const changes = turns.filter((who, at) => who !== turns[at - 1])
  expect(new Set(changes).size).toBe(changes.length)
})
