import { expect, test } from 'vitest'
import { deployProblems, failedRun } from './deployProblems.mjs'

const web = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'my-gyms',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-gyms.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'my-gyms.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_SALES_EMAIL: 'sales@my-gyms.in',
}
const good = { project: 'my-gyms', web, server: { SALES_EMAIL: 'sales@my-gyms.in' } }

test('a page, a server and a project that name one another go out', () => {
  expect(deployProblems(good)).toEqual([])
  expect(deployProblems({ ...good, web: { ...web, VITE_SALES_EMAIL: '' }, server: {} })).toEqual([])
})

test('a project is named, and it is no demo project', () => {
  expect(deployProblems({ ...good, project: undefined })[0]).toMatch(/--project ID/)
  expect(deployProblems({ ...good, project: 'demo-fitness' })[0]).toMatch(/emulators/)
})

test('the page’s configuration is whole and of the same project', () => {
  expect(deployProblems({ ...good, web: { ...web, VITE_FIREBASE_APP_ID: '' } })[0]).toMatch(
    /set VITE_FIREBASE_APP_ID in/,
  )
  expect(deployProblems({ ...good, project: 'another' })[0]).toMatch(/belong to my-gyms/)
  expect(deployProblems({ ...good, web: { ...web, VITE_EMULATORS: '1' } })[0]).toMatch(/emulators/)
})

test('page and server know the same sales account', () => {
  expect(deployProblems({ ...good, server: {} })[0]).toMatch(/functions\/\.env\.my-gyms differ/)
})

test('App Check is asked for only of a page that has it and whose policy lets it pass', () => {
  const checked = { ...good, web: { ...web, VITE_APP_CHECK_SITE_KEY: 'site-key' } }
  const policy =
    'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://content-firebaseappcheck.googleapis.com'
  const server = { ...good.server, APP_CHECK: 'required' }
  expect(deployProblems({ ...checked, policy })).toEqual([])
  expect(deployProblems({ ...checked, policy, server })).toEqual([])
  expect(deployProblems({ ...checked, policy: "default-src 'none'" })[0]).toMatch(
    /recaptcha\/.*firebase\.json/,
  )
  expect(deployProblems({ ...good, policy, server })[0]).toMatch(/refuse the page/)
})

test('a server for punches is asked over https alone, and the page’s policy lets it pass', () => {
  const asks = (
    address,
    policy = "connect-src 'self' https://punches.example.in; img-src https://other.in",
  ) => deployProblems({ ...good, web: { ...web, VITE_PUNCH_IMPORT_URL: address }, policy })
  expect(asks('')).toEqual([])
  expect(asks('https://punches.example.in/import')).toEqual([])
  expect(asks('https://other.in/import')[0]).toMatch(/https:\/\/other\.in in connect-src/)
  expect(asks('https://punches.example.in.evil.test')[0]).toMatch(/connect-src/)
  expect(asks('http://punches.example.in/import')[0]).toMatch(/begins with https/)
  expect(asks('punches')[0]).toMatch(/begins with https/)
})

test('a run that fails says that the same is run again, that what is deployed stays, and where the page may be an older one', () => {
  for (const only of [undefined, 'functions', 'functions,hosting'])
    expect(failedRun(only)).toMatch(/What is deployed stays\..*run the same again/)
  expect(failedRun()).toMatch(/page may still be the one before/)
  expect(failedRun('functions,hosting')).toMatch(/page may still be the one before/)
  expect(failedRun('firestore:indexes,storage')).not.toMatch(/page/)
})
