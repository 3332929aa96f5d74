import { expect, it } from 'vitest'
import { nameQuotaProject } from './quotaProject.mjs'

const named = (env) => {
  nameQuotaProject('iron-live', env)
  return env
}

it('is the project itself for a person’s credentials, unless another is named', () => {
  expect(named({})).toEqual({ GOOGLE_CLOUD_QUOTA_PROJECT: 'iron-live' })
  const other = { GOOGLE_CLOUD_QUOTA_PROJECT: 'billed-here' }
  expect(named({ ...other })).toEqual(other)
})

it('is left alone for a key file', () => {
  const key = { GOOGLE_APPLICATION_CREDENTIALS: '/keys/iron.json' }
  expect(named({ ...key })).toEqual(key)
})
