import { describe, expect, it } from 'vitest'
import { targetOf } from './target.mjs'

const answers = async () => true
const silent = async () => false

describe('which store is migrated', () => {
  it('is the emulator of the environment', async () => {
    const env = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:7', GCLOUD_PROJECT: 'demo-seven' }
    expect(await targetOf(undefined, env, answers)).toEqual({
      projectId: 'demo-seven',
      emulator: '127.0.0.1:7',
    })
  })

  it('is the emulator of npm start when it answers', async () => {
    expect(await targetOf(undefined, {}, answers)).toEqual({
      projectId: 'demo-fitness',
      emulator: '127.0.0.1:8080',
    })
  })

  it('never is a real project that only the environment names', async () => {
    const env = { GCLOUD_PROJECT: 'iron-live' }
    expect(await targetOf(undefined, env, answers)).toMatchObject({ projectId: 'demo-fitness' })
  })

  it('is a real project where it is named', async () => {
    expect(await targetOf('iron-live', {}, answers)).toEqual({ projectId: 'iron-live', emulator: null })
  })

  it('is refused where a real project is named but an emulator would answer', async () => {
    const env = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:7' }
    await expect(targetOf('iron-live', env, answers)).rejects.toThrow(/unset it/)
  })

  it('is told to be missing, with what to do about it', async () => {
    await expect(targetOf(undefined, {}, silent)).rejects.toThrow(/npm start.*--project ID/)
    await expect(targetOf('demo-other', {}, silent)).rejects.toThrow(/no store to migrate/)
    const env = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:7' }
    await expect(targetOf(undefined, env, silent)).rejects.toThrow(/No Firestore emulator answers at 127/)
  })
})
