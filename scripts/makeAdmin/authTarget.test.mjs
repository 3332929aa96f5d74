import { describe, expect, it } from 'vitest'
import { authTargetOf } from './authTarget.mjs'

const answers = async () => true
const silent = async () => false

describe('whose Auth makes the admin', () => {
  it('is the emulator of the environment, else that of npm start', async () => {
    const env = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:7', GCLOUD_PROJECT: 'demo-seven' }
    expect(await authTargetOf({}, env, answers)).toEqual({ projectId: 'demo-seven', emulator: '127.0.0.1:7' })
    expect(await authTargetOf({ emulator: true }, {}, answers)).toEqual({
      projectId: 'demo-fitness',
      emulator: '127.0.0.1:9099',
    })
  })

  it('is a real project only where it is named, and never by half', async () => {
    expect(await authTargetOf({}, { GCLOUD_PROJECT: 'iron-live' }, answers)).toMatchObject({
      projectId: 'demo-fitness',
    })
    expect(await authTargetOf({ project: 'iron-live' }, {}, silent)).toEqual({
      projectId: 'iron-live',
      emulator: null,
    })
    for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'])
      await expect(
        authTargetOf({ project: 'iron-live' }, { [name]: '127.0.0.1:7' }, answers),
      ).rejects.toThrow(/unset/)
    await expect(authTargetOf({ project: 'iron-live', emulator: true }, {}, answers)).rejects.toThrow(
      /either/,
    )
  })

  it('is told to be missing, with what to do about it', async () => {
    await expect(authTargetOf({}, {}, silent)).rejects.toThrow(/npm start.*--project ID/)
    await expect(authTargetOf({}, { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:7' }, silent)).rejects.toThrow(
      /No Auth emulator answers at 127/,
    )
  })
})
